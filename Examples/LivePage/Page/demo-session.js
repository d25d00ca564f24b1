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
