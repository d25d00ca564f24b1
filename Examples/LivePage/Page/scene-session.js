// Stages of elements: each change leads from the elements that there were to those that there are.

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
