// Stages of screens in a window: what is open, and what happens with it.

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
