// What all demos share: elements in words, the clock, and the velocity of the finger.
//
// A session has `actions` ({id, label, run}), `sliders` as `numberRow` takes them, `hint`, `document(library, format)`, `advance(seconds)`,
// `seek(seconds)`, `draw()`, `lookOf(words, at)`, `down(touch)`, `move(touch)` and `up(touch)`; with `key(key)` and a `keyHint` it takes keys, too.
// A touch is {x, y, time, kind, screen, local}: points of the container, seconds, and what is under the finger, as its record has it.
//
// Its last change can be played again, at any time of it: `replayed()` returns a handle that begins it from rest.

/** The words of a recipe with the flag in front of it. */
const recipeWords = (node) => (node ? [1, ...encode(node, [])] : [0]);

/** The words of names by their numbers: how many there are, and for each its number, the number of its bytes, and these. */
const nameWords = (names) => [names.length, ...names.flatMap(([number, name]) => {
  const bytes = encoder.encode(name);
  return [number, bytes.length, ...bytes];
})];

class DemoSession {
  constructor(name, options) {
    this.name = name;
    /** The library that has what is shown: the page may have begun another one since. */
    this.library = options.library;
    this.width = options.width;
    this.height = options.height;
    this.rightToLeft = options.rightToLeft ?? false;
    this.reducesMotion = options.reducesMotion ?? false;
    this.animation = options.animation;
    this.recipe = options.recipe ?? null;
    this.clock = 0;
    /** The time since the last change began, and how long it takes from rest. */
    this.time = this.duration = 0;
    this.handle = 0;
    this.looks = new Map();
    /** The widths of elements and what is in them, by the names of their looks. */
    this.contents = new Map();
    this.finger = null;
  }

  get environment() {
    return [this.width, this.height, this.rightToLeft ? 1 : 0, this.reducesMotion ? 1 : 0];
  }

  call(name, ...values) {
    return this.library.exports[this.name + name](this.handle, ...values);
  }

  /** The words of elements, each after the one that it is in; `look` is what the page draws of one. */
  elementWords(elements, screen = -1) {
    const words = [elements.length];
    for (const element of elements) {
      const { id, parent = -1, x, y, width, height, radius = 0, opacity = 1, key = 0, clips = false, version = 0, transition = null, look = {} } = element;
      this.looks.set(`${screen}/${id}`, look);
      // Children are mirrored in their parent.
      const outer = parent < 0 ? this.width : elements.find((other) => other.id === parent).width;
      const left = this.rightToLeft ? outer - x - width : x;
      this.contents.set(`${screen}/${id}`, { look, width, children: [] });
      this.contents.get(`${screen}/${parent}`)?.children.push({ look, left, y, width, height });
      words.push(id, parent, left, y, width, height, radius, opacity, key, clips ? 1 : 0, version, ...recipeWords(transition));
    }
    return words;
  }

  sceneWords(elements) {
    return [...this.environment, ...this.elementWords(elements)];
  }

  changeWords(scene, { stagger = [0, 0, 0, 0], flags = 0, bulge = 0 } = {}, held = -1) {
    return [...recipeWords(this.animation), ...stagger, flags, bulge, held, ...scene];
  }

  /** Advances the clock; answers whether anything moves. */
  advance(seconds) {
    this.clock += seconds;
    const isMoving = this.call("Advance", seconds) === 1;
    this.time = isMoving ? Math.min(this.time + seconds, this.duration) : this.duration;
    return isMoving;
  }

  // The last change

  /** Notes that a change has begun, and measures it. */
  begun() {
    this.time = 0;
    const handle = this.replayed();
    let count = 0;
    while (count < 1200 && this.library.exports[`${this.name}Advance`](handle, 1 / 60) === 1) count += 1;
    this.library.exports.release(handle);
    this.duration = count / 60;
  }

  /** Plays the last change from rest, and leaves it at a time. */
  seek(seconds) {
    if (!this.hasChange) return;
    this.library.exports.release(this.handle);
    this.handle = this.replayed();
    this.time = clamp(seconds, 0, this.duration);
    this.call("Advance", this.time);
  }

  /** Plays the last change anew, as it is tuned now; without one, a change that shows the animation. */
  replay() {
    if (!this.hasChange) return this.demonstrate();
    this.begun();
    this.seek(0);
  }

  demonstrate() {
    this.actions[0].run();
  }

  // Documents. A subclass has `writtenScenes`: the words of the elements before and after the change that documents are about, or null.

  /** Whether it can be written in a format. */
  writes({ code, id }) {
    return code !== undefined || id === "webModule";
  }

  /** A document of the last change with what comes by a transition, as the library writes it for the variants that are named. */
  document(library, { id, code }, variants) {
    if (id === "swift") return this.code(library);
    if (!this.hasChange) return "";
    if (id === "webModule") {
      library.give([...environmentWords(), ...variants.flatMap(({ recipe }) => [...recipeWords(stageAnimation(recipe)), ...recipeWords(this.coming)])]);
      return library.read("exportPages", 2);
    }
    library.give(this.documentWords);
    return library.read("exportScene", code);
  }

  /** The names of elements and of match keys, the change, and what was before it. */
  get documentWords() {
    const [before, after] = this.writtenScenes;
    return [...nameWords(this.elementNames), ...nameWords(this.keyNames), ...this.changeWords(after, this.writtenOptions), ...before];
  }

  /** How elements come in a module, which has one transition for all. */
  get coming() {
    return nodeOf("opacity");
  }

  /** The names of elements in code by their numbers, each of them once. */
  get elementNames() {
    const taken = new Set();
    return [...this.looks].filter(([key]) => key.startsWith("-1/")).map(([key, look]) => {
      const number = Number(key.split("/")[1]);
      const name = look.name ?? look.title ?? look.shape;
      const free = taken.has(name) ? `${name} ${number}` : name;
      taken.add(free);
      return [number, free];
    });
  }

  /** The names of match keys in code by their numbers. */
  get keyNames() {
    return [];
  }

  /** What is invalid about what it was given. */
  get diagnostics() {
    return this.library.json(`${this.name}Diagnostics`, this.handle) ?? [];
  }

  /** The records of what is drawn now: `count` of `elementRecordLength` words from `words[at]` on, and the outlines after them. */
  draw() {
    const length = this.call("Draw");
    const { at, floats: words } = this.library;
    return { words, at: at + 2, count: words[at], outlines: outlinesAfter(words, at, length, elementRecordLength) };
  }

  /** What to draw for a record. */
  lookOf(words, at) {
    const [kind, screen, local] = [words[at + wordAt.kind], words[at + wordAt.screen], words[at + wordAt.local]];
    if (kind === 1) return this.screenLook(screen);
    if (kind === 2) return { shape: "none" };
    if (kind === 3) return { shape: "dim" };
    return this.looks.get(`${screen}/${local}`) ?? { shape: "none" };
  }

  screenLook() {
    return { shape: "screen" };
  }

  // The finger: `velocity` is in points a second.

  touch(touch) {
    this.finger = { start: touch, last: touch, samples: [touch], isDragging: false };
  }

  /** How far the finger is from where it began; null without one. */
  track(touch) {
    const { finger } = this;
    if (!finger) return null;
    finger.last = touch;
    finger.samples.push(touch);
    while (touch.time - finger.samples[0].time > 0.1) finger.samples.shift();
    const distance = { x: touch.x - finger.start.x, y: touch.y - finger.start.y };
    if (Math.hypot(distance.x, distance.y) > 5) finger.isDragging = true;
    return distance;
  }

  get velocity() {
    return this.library.velocityOf(this.finger.samples);
  }
}

/** A session of one scene: a subclass has `elements()` for what it shows. */
class SceneSession extends DemoSession {
  constructor(options) {
    super("scene", options);
    /** The last change: the words of the scene before it and of its own, and whether a finger made it. Null before the first one. */
    this.written = null;
  }

  start() {
    this.sceneNow = this.sceneWords(this.elements());
    this.library.give(this.sceneNow);
    this.handle = this.library.exports.scene();
  }

  /** How a change happens. */
  get changeOptions() {
    return {};
  }

  /** Gives the engine the change to the elements as they are now; answers the words of the scene before it. */
  give(options, held) {
    const before = this.sceneNow;
    this.sceneNow = this.sceneWords(this.elements());
    this.library.give(this.changeWords(this.sceneNow, options, held));
    return before;
  }

  /** Takes what has led to the scene that there is as the last change. */
  take(before, isByHand = false) {
    this.written = { before, scene: this.sceneNow, isByHand };
    this.begun();
  }

  /** Shows the elements as they are now. */
  change() {
    const before = this.give(this.changeOptions);
    this.call("Update");
    this.take(before);
  }

  /** Shows the elements as they are now without a change that code would have: at once, or as a finger moves them. */
  update(options) {
    this.give(options);
    this.call("Update");
  }

  /** Begins a change to the elements as they are now, which the finger drives. */
  begin(held) {
    this.sceneBefore = this.give({}, held);
    this.call("Begin");
  }

  /** Lets go of the change that the finger drives. */
  letGo(isForward, speed) {
    this.call(isForward ? "Finish" : "Cancel", speed);
    if (isForward) this.take(this.sceneBefore);
    else this.sceneNow = this.sceneBefore;
  }

  get writtenScenes() {
    return this.written && [this.written.before, this.written.scene];
  }

  get writtenOptions() {
    return this.written?.isByHand ? {} : this.changeOptions;
  }

  get hasChange() {
    return this.writtenScenes !== null;
  }

  replayed() {
    const [before, after] = this.writtenScenes;
    this.library.give(before);
    const handle = this.library.exports.scene();
    this.library.give(this.changeWords(after, this.writtenOptions));
    this.library.exports.sceneUpdate(handle);
    return handle;
  }

  /** The Swift code of the last change, as an app writes it. */
  code(library) {
    if (!this.hasChange) return "";
    library.give(this.documentWords);
    return library.read("sceneCode");
  }

  /** What happens with each element, and why. */
  get plan() {
    return this.library.json("scenePlan", this.handle);
  }

  /** Where an element is and heads for, and what is not at rest. */
  explain(id) {
    return this.library.read("sceneExplain", this.handle, id) || "It is not on screen.";
  }
}

/** A session of a window: a subclass has `screens()` for what can be opened, and `styleOf(screen)` for how a screen comes. */
class WindowSession extends DemoSession {
  constructor(options) {
    super("window", options);
    this.isDriven = false;
    /** The last change: what was open before it, and the operation. Null before the first one. */
    this.written = null;
  }

  start(tabElement = -1) {
    this.tabElement = tabElement;
    this.handle = this.opened();
  }

  /** A window as it is at first. */
  opened() {
    const screens = this.screens();
    this.library.give([...this.environment, this.tabElement, screens.length,
      ...screens.flatMap(({ number, isTab = false, elements }) => [number, isTab ? 1 : 0, ...this.elementWords(elements, number)])]);
    return this.library.exports.window();
  }

  get hasChange() {
    return this.written !== null;
  }

  replayed() {
    const handle = this.opened();
    const { before: { stack, tab }, operation } = this.written;
    for (const { screen, presented, detent } of stack.slice(1)) {
      this.tell(handle, [presented ? 2 : 0, screen]);
      if (detent > 0) this.tell(handle, [5, screen, detent]);
    }
    if (tab >= 0) this.tell(handle, [4, tab]);
    // By then all are at rest.
    this.library.exports.windowAdvance(handle, 1000);
    this.tell(handle, operation);
    return handle;
  }

  /** Words of a style: 6 sheet, 7 card, 8 a recipe of two screens. */
  styleWords(style, { detents = [], dimming = [], recipe = null } = {}) {
    return [style, 0, ...recipeWords(this.animation), detents.length, ...detents, ...dimming, ...(recipe ? recipeWords(recipe) : [])];
  }

  /** Tells a window an operation: its number, the screen and the detent. */
  tell(handle, [operation, screen = 0, detent = 0]) {
    this.library.give(operation === 0 || operation === 2 || operation === 4 ? this.styleOf(screen) : []);
    return this.library.exports.windowPerform(handle, operation, screen, detent) === 1;
  }

  perform(...operation) {
    const before = this.state;
    const isDone = this.tell(this.handle, operation);
    if (isDone) this.take(before);
    return isDone;
  }

  push(screen) { return this.perform(0, screen); }
  pop() { return this.perform(1); }
  present(screen) { return this.perform(2, screen); }
  dismiss() { return this.perform(3); }
  select(screen) { return this.perform(4, screen); }
  setDetent(screen, detent) { return this.perform(5, screen, detent); }

  /** Takes as the last change what has led from a state to the one that there is, by a call or by a finger. */
  take(before) {
    const after = this.state;
    const [top, last] = [after.stack.at(-1), before.stack.at(-1)];
    const risen = after.stack.find(({ detent }, index) => index < before.stack.length && detent !== before.stack[index].detent);
    const operation = after.stack.length > before.stack.length ? [top.presented ? 2 : 0, top.screen]
      : after.stack.length < before.stack.length ? [last.presented ? 3 : 1]
      : after.tab !== before.tab ? [4, after.tab] : risen ? [5, risen.screen, risen.detent] : null;
    if (!operation) return;
    this.written = { before, operation };
    this.begun();
  }

  /** Which screens are open, and what is under way. */
  get state() {
    return this.library.json("windowState", this.handle);
  }

  /** The code of a program with such a window: a subclass has the lines of its `program`, and gets the code of a recipe. */
  code(library) {
    const lines = this.program((recipe) => {
      library.give(encode(recipe, environmentWords()));
      return library.read("code");
    });
    return ["import TransitionControllers", "",
      `let window = ScreenWindow(size: Size(width: ${this.width}, height: ${this.height})${this.rightToLeft ? ", layoutDirection: .rightToLeft" : ""})`,
      ...(this.reducesMotion ? ["window.prefersReducedMotion = true"] : []), ...lines, ""].join("\n");
  }

  /** The gesture of a finger that has moved; null if it means none: 0 and 1 back, 2 tabs, 3 dismiss, 4 sheet. */
  gestureOf() {
    return null;
  }

  /** How far what is let go moves on, and how much a rubber band follows; without them as usual. */
  get feel() {
    return [];
  }

  /** What a tap does. */
  tap() {}

  down(touch) {
    this.touch(touch);
    this.isDriven = false;
    this.stateBefore = this.state;
  }

  move(touch) {
    const distance = this.track(touch);
    if (!distance || !this.finger.isDragging) return;
    const sample = [this.clock, distance.x, distance.y, this.velocity.x, this.velocity.y];
    if (this.isDriven) {
      this.call("Change", ...sample);
      return;
    }
    const gesture = this.finger.hasBegun ? null : this.gestureOf(distance, this.finger.start);
    this.finger.hasBegun = true;
    if (gesture !== null) this.isDriven = this.call("Begin", gesture, ...sample, ...this.feel) === 1;
  }

  up(touch) {
    const distance = this.track(touch);
    if (!distance) return;
    if (this.isDriven) {
      this.call("End", this.clock, distance.x, distance.y, this.velocity.x, this.velocity.y);
      this.take(this.stateBefore);
    } else if (!this.finger.isDragging) this.tap(this.finger.start);
    this.isDriven = false;
    this.finger = null;
  }

  /** The finger is gone, as when the browser takes it. */
  lose() {
    if (this.isDriven) this.call("Cancel", this.clock);
    this.isDriven = false;
    this.finger = null;
  }
}
