// The demos: whole screens on which everything can be interrupted.

const demoTitles = ["So What", "Naima", "Lush Life", "Take Five", "Blue Train", "Footprints", "Nardis", "Solar", "Oleo", "Airegin", "Four", "Milestones", "Impressions", "Giant Steps", "Round Midnight", "Freddie Freeloader", "Blue in Green", "All Blues"];
const demoHue = (number) => (number * 47 + 200) % 360;
const demoText = (title, detail = "") => ({ shape: "text", title, detail });

/** A slider for the seconds from one element to the next. */
const delaySlider = (demo, label) => ({
  label, minimum: 0, maximum: 0.2, step: 0.005, unit: "seconds", read: () => demo.delay, write: (value) => {
    demo.delay = clamp(value, 0, 2);
    // Without stagger the delay would say nothing.
    demo.isStaggered = true;
    demo.replay();
  },
});

/** An action that turns a property of a demo on or off, and shows what that does. */
const toggleAction = (demo, property, action) => ({
  ...action, isOn: () => demo[property], run: () => {
    demo[property] = !demo[property];
    demo.replay();
  },
});

/** Rows that shuffle, come and leave, and that a finger or the keyboard moves to other places. */
class ListDemo extends SceneSession {
  constructor(options) {
    super(options);
    this.rows = [...Array(12).keys()];
    this.next = 12;
    this.isStaggered = true;
    this.delay = 0.02;
    /** The row that is moved, the one in front of the others, and the one that keys are about. */
    this.moved = null;
    this.front = null;
    this.chosen = 0;
    this.hint = "Drag and throw a row, tap one, or move one with Tab, Space and the arrow keys.";
    this.keyHint = "Records. Up and Down choose a row, Space picks it up, Up and Down move it, Space drops it, and Escape puts it back.";
    this.actions = [
      { id: "shuffle", label: "Shuffle", run: () => this.reorder(() => Math.random() - 0.5) },
      { id: "sort", label: "Sort", run: () => this.reorder((a, b) => a - b) },
      { id: "insert", label: "Insert", run: () => this.insert() },
      { id: "remove", label: "Remove", run: () => this.remove() },
      toggleAction(this, "isStaggered", { id: "stagger", label: "Stagger" }),
    ];
    this.sliders = [delaySlider(this, "Delay between rows")];
    this.start();
  }

  get rowHeight() {
    return clamp((this.height - 112) / Math.max(this.rows.length, 8), 24, 60);
  }

  elements() {
    const height = this.rowHeight;
    const list = { id: 2, x: 0, y: 96, width: this.width, height: this.height - 96, clips: true, look: { shape: "none", name: "The list" } };
    const rows = this.rows.map((row, index) => ({
      id: 100 + row, parent: 2, x: 16, y: index * height, width: this.width - 32, height: height - 6, radius: 10, transition: this.coming,
      look: {
        shape: "row", hue: demoHue(row), title: this.titleOf(row), detail: `Side ${(row % 2) + 1}, track ${row + 1}`,
        mark: () => (row === this.moved ? "lifted" : row === this.chosen ? "chosen" : ""),
      },
    }));
    const front = this.rows.indexOf(this.front);
    if (front >= 0) rows.push(...rows.splice(front, 1));
    return [{ id: 1, x: 20, y: 44, width: this.width - 40, height: 44, look: demoText("Records") }, list, ...rows];
  }

  get coming() {
    return nodeOf("combined", [nodeOf("move"), nodeOf("opacity")]);
  }

  get changeOptions() {
    return { stagger: this.isStaggered ? [3, this.delay, 0.5, 0] : [0, 0, 0, 0] };
  }

  titleOf(row) {
    return demoTitles[row % demoTitles.length];
  }

  changeRows() {
    if (this.moved !== null) {
      this.giveRows();
      this.place(this.call("Rows"));
    }
    this.change();
  }

  reorder(order) {
    this.rows.sort(order);
    this.changeRows();
  }

  insert() {
    if (this.rows.length >= 16) return;
    this.rows.splice(Math.floor(Math.random() * (this.rows.length + 1)), 0, this.next);
    this.next += 1;
    this.changeRows();
  }

  remove() {
    if (this.rows.length <= 1) return;
    this.rows.splice(Math.floor(Math.random() * this.rows.length), 1);
    this.changeRows();
  }

  // The row that is moved: the engine says which position it has, and the page lays that out.

  giveRows() {
    this.library.give([2, ...this.rows.map((row) => 100 + row)]);
  }

  /** Asks for the position that the row has then, or 0; `sentence` is what there is to say of it. */
  ask(name, ...values) {
    const position = this.call(name, ...values);
    this.sentence = this.library.message;
    return position;
  }

  /** Picks up a row at a point, or for the keyboard, and answers whether it can be. */
  pickUp(row, x = NaN, y = NaN) {
    this.letGo();
    this.giveRows();
    if (!this.rows.includes(row) || this.ask("PickUp", 100 + row, x, y) === 0) return false;
    this.moved = this.front = this.chosen = row;
    this.sceneBefore = this.sceneNow;
    this.update();
    return true;
  }

  /** Gives the row that is moved a position from 1 on; 0 means that it is gone. */
  place(position) {
    const at = this.rows.indexOf(this.moved);
    if (at >= 0) this.rows.splice(at, 1);
    if (position > 0) this.rows.splice(position - 1, 0, this.moved);
    else this.moved = null;
  }

  /** Shows the position that the row has now, if it is another one. */
  showPosition(position) {
    if (position === 0) return;
    this.place(position);
    this.update();
  }

  /** Drops the row that is moved, or puts it back. */
  letGo({ velocity = { x: 0, y: 0 }, isBack = false } = {}) {
    if (this.moved === null) return;
    this.place(isBack ? this.ask("PutBack") : this.ask("Drop", velocity.x, velocity.y));
    this.moved = null;
    this.update();
    if (!isBack) this.take(this.sceneBefore, true);
  }

  down(touch) {
    this.touch(touch);
    this.finger.row = this.pickUp(touch.local - 100, touch.x, touch.y) ? this.moved : null;
  }

  move(touch) {
    if (!this.track(touch) || !this.finger.isDragging || this.finger.row === null || this.finger.row !== this.moved) return;
    this.showPosition(this.call("Reorder", touch.x, touch.y));
  }

  up(touch) {
    if (!this.track(touch)) return;
    const { row, isDragging } = this.finger;
    const { velocity } = this;
    this.finger = null;
    if (row === null || row !== this.moved) return;
    this.letGo({ velocity: isDragging ? velocity : undefined });
    if (!isDragging) this.reorder((a, b) => (b === row) - (a === row));
  }

  lose() {
    if (this.finger?.row !== null) this.letGo({ isBack: true });
    this.finger = null;
  }

  /** Chooses, picks up, moves or drops a row, and answers whether the key does that. */
  key(key) {
    const step = { ArrowUp: 0, ArrowDown: 1, Home: 4, End: 5 }[key];
    if (step === undefined && key !== " " && (key !== "Escape" || this.moved === null)) return false;
    const [at, last] = [Math.max(this.rows.indexOf(this.chosen), 0), this.rows.length - 1];
    if (this.moved === null && step !== undefined) {
      this.chosen = this.rows[[at - 1, at + 1, at, at, 0, last][step]] ?? this.rows[at];
      say(`${this.titleOf(this.chosen)}, ${this.rows.indexOf(this.chosen) + 1} of ${last + 1}.`);
      return true;
    }
    if (this.moved === null) this.pickUp(this.rows[at]);
    else if (step === undefined) this.letGo({ isBack: key === "Escape" });
    else this.showPosition(this.ask("Step", step));
    say(`${this.titleOf(this.chosen)}. ${this.sentence}`);
    return true;
  }
}

/** Cards in a grid, each of which grows into a page and can be dragged back. */
class CardDemo extends SceneSession {
  constructor(options) {
    super(options);
    this.opened = null;
    this.isArc = false;
    this.hint = "Tap a card. Drag the page back into it, or catch it in flight.";
    this.actions = [
      { id: "open", label: "Open a card", run: () => this.open(Math.floor(Math.random() * 6)) },
      { id: "close", label: "Close", run: () => this.open(null) },
      { id: "next", label: "Next card", run: () => this.open(((this.opened ?? -1) + 1) % 6) },
      toggleAction(this, "isArc", { id: "arc", label: "Fly on an arc" }),
    ];
    this.start();
  }

  elements() {
    const { width, height, opened } = this;
    if (opened !== null) {
      const look = { hue: demoHue(opened), title: demoTitles[opened] };
      return [
        { id: 50 + opened, x: 0, y: 0, width, height, radius: 0, key: opened + 1, clips: true, look: { shape: "page", ...look, name: `${look.title}, page` } },
        { id: 60, parent: 50 + opened, x: 20, y: height * 0.5, width: width - 40, height: 40, look: demoText(look.title) },
        { id: 61, parent: 50 + opened, x: 20, y: height * 0.5 + 48, width: width - 40, height: height * 0.5 - 68, look: { shape: "paragraph", name: "Text" } },
      ];
    }
    const side = (width - 60) / 2;
    const tall = (height - 100 - 80) / 3;
    return [{ id: 1, x: 20, y: 44, width: width - 40, height: 44, look: demoText("Listen now") },
      ...[...Array(6).keys()].map((card) => ({
        id: 10 + card, x: 20 + (card % 2) * (side + 20), y: 104 + Math.floor(card / 2) * (tall + 20), width: side, height: tall, radius: 16, key: card + 1, clips: true,
        transition: this.coming, look: { shape: "card", hue: demoHue(card), title: demoTitles[card], name: `${demoTitles[card]}, card` },
      }))];
  }

  get keyNames() {
    return demoTitles.slice(0, 6).map((title, card) => [card + 1, title]);
  }

  get coming() {
    return nodeOf("combined", [nodeOf("opacity"), nodeOf("scale")]);
  }

  get changeOptions() {
    return { bulge: this.isArc ? 0.4 : 0 };
  }

  open(card) {
    this.opened = card;
    this.change();
  }

  down(touch) {
    this.touch(touch);
    this.finger.isHeld = touch.local >= 0 && this.call("Hold", touch.local) === 1;
  }

  /** How far the finger is on the way back. */
  progressOf({ x, y }) {
    return Math.min(Math.hypot(x, y) / (0.6 * this.height), 1);
  }

  move(touch) {
    const distance = this.track(touch);
    if (!distance || !this.finger.isDragging) return;
    const { finger } = this;
    if (finger.card === undefined) {
      if (finger.isHeld) {
        this.call("Move", distance.x, distance.y);
        return;
      }
      if (this.opened === null) return;
      finger.card = this.opened;
      this.opened = null;
      this.begin(10 + finger.card);
    }
    // The page shrinks first, and then the finger carries it.
    this.call("Scrub", this.progressOf(distance));
    if (!finger.isHeld && this.progressOf(distance) > 0.15) {
      finger.isHeld = this.call("Hold", 10 + finger.card) === 1;
      finger.from = distance;
    }
    if (finger.isHeld) this.call("Move", distance.x - finger.from.x, distance.y - finger.from.y);
  }

  up(touch) {
    const distance = this.track(touch);
    if (!distance) return;
    const { card, isHeld, isDragging, start } = this.finger;
    const { velocity } = this;
    this.finger = null;
    if (isHeld) this.call("Throw", isDragging ? velocity.x : 0, isDragging ? velocity.y : 0);
    if (card !== undefined) {
      const speed = (velocity.x * distance.x + velocity.y * distance.y) / Math.max(Math.hypot(distance.x, distance.y), 1) / (0.6 * this.height);
      const goesBack = this.progressOf(distance) + 0.2 * speed > 0.3;
      this.letGo(goesBack, speed);
      if (!goesBack) this.opened = card;
      return;
    }
    if (isDragging) return;
    if (this.opened !== null) this.open(null);
    else if (start.local >= 10 && start.local < 16) this.open(start.local - 10);
  }

  lose() {
    if (this.finger) this.up({ ...this.finger.last });
  }
}

/** A window whose screens come and leave by a transition of two screens: that of the variant, or one of the `styles`. */
class ScreensSession extends WindowSession {
  /** The actions that choose a style, which are shown at once. */
  styleActions(styles) {
    [[this.style]] = styles;
    return styles.map(([style, label], index) => ({
      id: `style${index}`, label, group: "Transition", isOn: () => this.style === style, run: () => {
        this.style = style;
        this.replay();
      },
    }));
  }

  /** The transition that a variant stands for. */
  recipeOf(recipe) {
    return this.style === "own" ? recipe : withAnimation(nodeOf(this.style), stageAnimation(recipe));
  }

  styleOf() {
    return this.styleWords(8, { recipe: this.style === "own" ? this.recipe ?? nodeOf("push.navigation") : nodeOf(this.style) });
  }

  transitionLines(codeOf) {
    const recipe = this.recipeOf(chosen().recipe);
    const code = codeOf(recipe).replaceAll("\n", "\n  ");
    return [`  ScreenTransition(${kindOf(recipe) === "atomic" ? `NavigationTransition(${code})` : code})`, "}"];
  }

  writes() {
    return true;
  }

  gestureOf({ x, y }) {
    return Math.abs(x) > Math.abs(y) ? this.gesture : null;
  }
}

/** Screens that are pushed and popped, with the transition of the page. */
class StackDemo extends ScreensSession {
  constructor(options) {
    super(options);
    this.gesture = 1;
    this.hint = "Tap a row. Drag back from anywhere, and push again before it has landed.";
    this.actions = [
      { id: "push", label: "Push", run: () => this.push(1 + Math.floor(Math.random() * 5)) },
      { id: "pop", label: "Pop", run: () => this.pop() },
      ...this.styleActions([["own", "My transition"], ["push.navigation", "Push"], ["slide", "Side by side"], ["cover", "Cover"], ["dissolve.navigation", "Dissolve"]]),
    ];
    this.start();
  }

  screens() {
    const { width, height } = this;
    const rows = [1, 2, 3, 4, 5];
    const list = [
      { id: 1, x: 20, y: 44, width: width - 40, height: 44, look: demoText("Albums") },
      ...rows.map((row) => ({ id: 10 + row, x: 16, y: 36 + row * 72, width: width - 32, height: 64, radius: 12, look: { shape: "row", title: demoTitles[row], detail: "Album", hue: demoHue(row) } })),
    ];
    const details = rows.map((row) => ({
      number: row,
      elements: [
        { id: 1, x: 20, y: 44, width: width - 40, height: 44, look: demoText(demoTitles[row]) },
        { id: 2, x: 20, y: 104, width: width - 40, height: height * 0.4, radius: 16, look: { shape: "picture", hue: demoHue(row) } },
        { id: 3, x: 20, y: 124 + height * 0.4, width: width - 40, height: height * 0.6 - 150, look: { shape: "paragraph", name: "Text" } },
      ],
    }));
    return [{ number: 0, elements: list }, ...details];
  }

  screenLook(screen) {
    return { shape: "screen", hue: screen > 0 ? demoHue(screen) : undefined };
  }

  tap({ screen, local }) {
    if (screen === 0 && local > 10) this.push(local - 10);
  }

  program(codeOf) {
    return [`let navigation = TransitionController(ScreenStack(["albums"]), in: window) { _ in`, ...this.transitionLines(codeOf), `navigation.push("album")`];
  }
}

/** Tabs that are selected and swiped. */
class TabsDemo extends ScreensSession {
  constructor(options) {
    super(options);
    this.gesture = 2;
    this.hint = "Swipe, or tap the bar. Swipe back before it has arrived.";
    this.names = ["Home", "Search", "Library"];
    this.actions = [
      ...this.names.map((label, tab) => ({ id: `tab${tab}`, label, isOn: () => this.state?.tab === 10 + tab, run: () => this.select(10 + tab) })),
      ...this.styleActions([["slide", "Slide"], ["dissolve.navigation", "Dissolve"], ["own", "My transition"]]),
    ];
    this.start(1);
  }

  demonstrate() {
    this.select(11);
  }

  screens() {
    const { width, height } = this;
    const bar = 64;
    const tabs = this.names.map((title, tab) => ({
      number: 10 + tab, isTab: true,
      elements: [
        { id: 1, x: 20, y: 44, width: width - 40, height: 44, look: demoText(title) },
        ...[0, 1, 2, 3].map((row) => ({
          id: 10 + row, x: 20 + (row % 2) * ((width - 40) / 2), y: 104 + Math.floor(row / 2) * ((height - 200) / 2), width: (width - 60) / 2, height: (height - 240) / 2, radius: 16,
          look: { shape: "picture", hue: demoHue(4 * tab + row) },
        })),
      ],
    }));
    const chrome = [
      { id: 1, x: 0, y: 0, width, height: height - bar, look: { shape: "none" } },
      { id: 2, x: 0, y: height - bar, width, height: bar, look: { shape: "bar" } },
      ...this.names.map((title, tab) => ({ id: 3 + tab, parent: 2, x: (tab * width) / 3, y: 0, width: width / 3, height: bar, look: { shape: "tab", title, mark: () => (this.shownTab === 10 + tab ? "selected" : "") } })),
    ];
    return [{ number: 0, elements: chrome }, ...tabs];
  }

  draw() {
    // While records are read, nothing else may be asked of the engine.
    this.shownTab = this.state?.tab;
    return super.draw();
  }

  tap({ screen, local }) {
    if (screen === 0 && local >= 3) this.select(7 + local);
  }

  program(codeOf) {
    return [`let tabs = TransitionController(try TabSelection(["home", "search", "library"]), in: window) { _ in`, ...this.transitionLines(codeOf), `tabs.select("search")`];
  }
}

const demos = [
  { id: "list", title: "List", start: (options) => new ListDemo(options) },
  { id: "card", title: "Card to page", start: (options) => new CardDemo(options) },
  { id: "stack", title: "Push and pop", start: (options) => new StackDemo(options) },
  { id: "tabs", title: "Tabs", start: (options) => new TabsDemo(options) },
];
