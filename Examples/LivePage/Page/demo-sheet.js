/** A sheet with heights of one's choice, and a card over a screen that recedes. What is set is a part of the link. */
class SheetDemo extends WindowSession {
  constructor(options) {
    super(options);
    this.hint = "Drag the sheet up, down, or away. Throw it.";
    this.start();
    this.show(1);
  }

  get actions() {
    const { heights } = state.sheet;
    return [
      { id: "sheet", label: "Sheet", run: () => this.show(1) },
      { id: "card", label: "Card", run: () => this.show(2) },
      { id: "dismiss", label: "Dismiss", run: () => this.dismiss() },
      ...heights.map((height, index) => ({ id: `height${index}`, get label() { return `${Math.round(100 * (state.sheet.heights[index] ?? height))} %`; }, group: "Heights", run: () => this.setDetent(1, index) })),
      ...(heights.length < mostHeights ? [{ id: "add", label: "Add a height", group: "Heights", run: () => this.set({ heights: [...state.sheet.heights, Math.min(...state.sheet.heights) / 2] }) }] : []),
      ...(heights.length > 1 ? [{ id: "remove", label: "Remove the last", group: "Heights", run: () => this.set({ heights: state.sheet.heights.slice(0, -1) }) }] : []),
    ];
  }

  get sliders() {
    const row = (label, name, maximum, unit) => ({ label, minimum: 0, maximum, step: 0.01, unit, read: () => state.sheet[name], write: (value) => this.set({ [name]: value }) });
    return [
      ...state.sheet.heights.map((_, index) => ({
        label: `Height ${index + 1}`, minimum: 0.1, maximum: 1, step: 0.01, unit: "fraction", read: () => state.sheet.heights[index] ?? 0,
        write: (value) => this.set({ heights: state.sheet.heights.with(index, value) }),
      })),
      row("Dimming", "dimming", 1, "fraction"), row("Projection", "projection", 0.6, "seconds"), row("Rubber band", "rubberBand", 1, "fraction"),
    ];
  }

  /** Sets something of the sheet, and shows it. */
  set(values) {
    state.sheet = usableSheet({ ...state.sheet, ...values });
    notify("scene");
    record(`sheet ${Object.keys(values)}`);
  }

  replay() {
    // There may be another number of heights.
    if (this.sliders.length !== sliderRows.length) buildDemoPanel();
    super.replay();
  }

  show(screen) {
    if (this.state.stack.length > 2) return false;
    return this.present(screen);
  }

  styleOf(screen) {
    const { heights, dimming } = state.sheet;
    return screen === 1 ? this.styleWords(6, { detents: heights, dimming: [dimming] }) : this.styleWords(7, { dimming: [dimming] });
  }

  get feel() {
    return [state.sheet.projection, state.sheet.rubberBand];
  }

  /** The elements of a sheet of a size. */
  sheet(title, width, height) {
    return [
      { id: 1, x: width / 2 - 20, y: 8, width: 40, height: 5, radius: 2.5, look: { shape: "handle", name: "Grabber" } },
      { id: 2, x: 20, y: 28, width: width - 40, height: 36, look: demoText(title) },
      ...[1, 2, 3, 4].map((row) => ({ id: 10 + row, x: 16, y: 12 + row * 68, width: width - 32, height: 60, radius: 12, look: { shape: "row", title: demoTitles[row + 5], detail: `${row * 80} m`, hue: demoHue(row + 5) } })),
      { id: 20, x: 16, y: 360, width: width - 32, height: Math.max(height - 400, 40), look: { shape: "paragraph", name: "Text" } },
    ];
  }

  get map() {
    const { width, height } = this;
    return [
      { id: 1, x: 0, y: 0, width, height, look: { shape: "map", name: "Map" } },
      { id: 2, x: 20, y: 44, width: width - 40, height: 44, look: demoText("Nearby") },
    ];
  }

  screens() {
    const { width, height } = this;
    return [{ number: 0, elements: this.map }, ...["Restaurants", "Directions"].map((title, index) => ({ number: index + 1, elements: this.sheet(title, width, height) }))];
  }

  screenLook(screen) {
    return { shape: screen > 0 ? "sheet" : "screen" };
  }

  gestureOf({ x, y }) {
    return Math.abs(y) > Math.abs(x) ? 4 : null;
  }

  tap({ kind, screen, local }) {
    if (kind === 3) this.dismiss();
    else if (screen === 0 && local >= 0) this.show(1);
  }

  get coming() {
    return named("move", { edge: 3, relativeTo: 1 });
  }

  /** The presentation as a change of elements, for documents that know no windows: the sheet comes to its first height. */
  get writtenScenes() {
    const { width, height } = this;
    const { heights: [first], dimming } = state.sheet;
    const tall = first * height;
    const after = [
      ...this.map,
      { id: 90, x: 0, y: 0, width, height, opacity: dimming, transition: nodeOf("opacity"), look: { shape: "dim", name: "Dimming" } },
      { id: 91, x: 0, y: height - tall, width, height: tall, radius: 16, clips: true, transition: this.coming, look: { shape: "sheet", name: "Sheet" } },
      ...this.sheet("Restaurants", width, tall).map((element) => ({ ...element, id: 100 + element.id, parent: 91 })),
    ];
    return [this.map, after].map((elements) => this.sceneWords(elements));
  }

  program(codeOf) {
    const { heights, dimming, projection, rubberBand } = state.sheet;
    const detents = heights.map((height) => `.fraction(${rounded(height, 3)})`).join(", ");
    const isCard = this.state.stack.at(-1).screen === 2;
    return [
      `let navigation = TransitionController(ScreenStack(["map"]), in: window) { _ in`,
      `  ${isCard ? ".card(" : `.sheet(detents: [${detents}], `}dimming: ${rounded(dimming, 3)})`,
      `    .animation(${codeOf(this.animation).replaceAll("\n", "\n    ")})`, "}", `navigation.present("restaurants")`, "",
      "// The finger that drags it.", "var drag = InteractionPolicy.drag(towards: .bottom)", `drag.projection = ${rounded(projection, 3)}`,
      `drag.rubberBandCoefficient = ${rounded(rubberBand, 3)}`, "let finger = navigation.beginInteraction(drag, at: GestureSample(time: 0))",
    ];
  }
}

demos.push({ id: "sheet", title: "Sheet", start: (options) => new SheetDemo(options) });
