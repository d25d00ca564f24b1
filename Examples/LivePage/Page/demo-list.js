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

demos.push({ id: "list", title: "List", start: (options) => new ListDemo(options) });
