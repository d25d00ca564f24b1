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

demos.push({ id: "stack", title: "Push and pop", start: (options) => new StackDemo(options) });
demos.push({ id: "tabs", title: "Tabs", start: (options) => new TabsDemo(options) });
