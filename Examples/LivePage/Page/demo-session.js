// What all demos share: elements in words, the clock, and the velocity of the finger.
//
// A session has `actions` ({id, label, run}), `sliders` as `numberRow` takes them, `hint`, `code`, `advance(seconds)`, `draw()`,
// `lookOf(words, at)`, `down(touch)`, `move(touch)` and `up(touch)`; with `key(key)` and a `keyHint` it takes keys, too. A touch is {x, y, time, kind, screen, local}: points of the container, seconds, and what is under the finger, as its
// record has it.

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
    this.animation = options.animation ?? nodeOf("snappy");
    this.recipe = options.recipe ?? null;
    this.clock = 0;
    this.handle = 0;
    this.actions = [];
    this.sliders = [];
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

  /** Advances the clock; answers whether anything moves. */
  advance(seconds) {
    this.clock += seconds;
    return this.call("Advance", seconds) === 1;
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
    this.written = null;
  }

  start() {
    this.sceneNow = this.sceneWords(this.elements());
    this.library.give(this.sceneNow);
    this.handle = this.library.exports.scene();
  }

  sceneWords(elements) {
    return [...this.environment, ...this.elementWords(elements)];
  }

  changeWords(scene, { stagger = [0, 0, 0, 0], flags = 0, bulge = 0, held = -1 } = {}) {
    return [...recipeWords(this.animation), ...stagger, flags, bulge, held, ...scene];
  }

  /** Gives the engine the change to the elements as they are now. */
  giveChange(options) {
    const scene = this.sceneWords(this.elements());
    const change = this.changeWords(scene, options);
    // Code has no finger.
    if (!(options?.held >= 0) && !options?.isByHand) this.written = { before: this.sceneNow, change };
    this.sceneBefore = this.sceneNow;
    this.sceneNow = scene;
    this.library.give(change);
  }

  /** Shows the elements as they are now. */
  change(options) {
    this.giveChange(options);
    return this.call("Update") === 1;
  }

  /** Begins a change to the elements as they are now, which the finger drives. */
  begin(options) {
    this.giveChange(options);
    return this.call("Begin") === 1;
  }

  /** Lets go of the change that the finger drives. */
  letGo(goesOn, speed) {
    this.call(goesOn ? "Finish" : "Cancel", speed);
    if (!goesOn) this.sceneNow = this.sceneBefore;
  }

  /** The words of the change that the code is about: those before it, and its own. Null before the first one. */
  get writtenChange() {
    return this.written;
  }

  /** The names of elements in code by their numbers, each of them once. */
  get elementNames() {
    const taken = new Set();
    return [...this.looks].map(([key, look]) => {
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

  get codeNote() {
    return "The last change, as an app writes it.";
  }

  /** The Swift code of the last change, which the engine writes. */
  get code() {
    const { writtenChange } = this;
    if (!writtenChange) return "";
    this.library.give([...nameWords(this.elementNames), ...nameWords(this.keyNames), ...writtenChange.change, ...writtenChange.before]);
    return this.library.read("sceneCode") || this.library.message;
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

/** A session of a window: a subclass has `screens()` for what can be opened. */
class WindowSession extends DemoSession {
  constructor(options) {
    super("window", options);
    this.style = 1;
    this.isDriven = false;
    /** The sources of a program that does the same. */
    this.sources = [];
  }

  get codeNote() {
    return "A program with the same controller. The numbers of this page are not in it.";
  }

  get code() {
    return this.sources.map((name) => `// ${name}\n\n${exampleSources[name]}`).join("\n");
  }

  start(tabElement = -1) {
    const screens = this.screens();
    this.library.give([...this.environment, tabElement, screens.length,
      ...screens.flatMap(({ number, isTab = false, elements }) => [number, isTab ? 1 : 0, ...this.elementWords(elements, number)])]);
    this.handle = this.library.exports.window();
  }

  /** Words of a style: 1 push, 2 side by side, 3 cover, 4 reveal, 5 dissolve, 6 sheet, 7 card, 8 the recipe. */
  styleWords(style, { detents = [], bulge = 0, animation = this.animation } = {}) {
    return [style, bulge, ...recipeWords(animation), detents.length, ...detents, ...(style === 8 ? recipeWords(this.recipe) : [])];
  }

  perform(operation, screen = 0, { style = [], detent = 0 } = {}) {
    this.library.give(style);
    return this.library.exports.windowPerform(this.handle, operation, screen, detent) === 1;
  }

  push(screen, style) { return this.perform(0, screen, { style }); }
  pop() { return this.perform(1); }
  present(screen, style) { return this.perform(2, screen, { style }); }
  dismiss() { return this.perform(3); }
  select(screen, style) { return this.perform(4, screen, { style }); }
  setDetent(screen, detent) { return this.perform(5, screen, { detent }); }

  /** Which screens are open, and what is under way. */
  get state() {
    return this.library.json("windowState", this.handle);
  }

  /** The gesture of a finger that has moved; null if it means none: 0 and 1 back, 2 tabs, 3 dismiss, 4 sheet. */
  gestureOf() {
    return null;
  }

  /** What a tap does. */
  tap() {}

  down(touch) {
    this.touch(touch);
    this.isDriven = false;
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
    if (gesture !== null) this.isDriven = this.call("Begin", gesture, ...sample) === 1;
  }

  up(touch) {
    const distance = this.track(touch);
    if (!distance) return;
    if (this.isDriven) this.call("End", this.clock, distance.x, distance.y, this.velocity.x, this.velocity.y);
    else if (!this.finger.isDragging) this.tap(this.finger.start);
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
