// Two boards on which layouts are drawn, by pointer and by keys, with fields for the rectangle that is selected.

class LayoutBoards {
  constructor(demo) {
    this.demo = demo;
    this.layout = 0;
    this.index = demo.layouts[0].length ? 0 : -1;
    this.boards = layoutNames.map((name, layout) => this.board(name, layout));
    this.fields = this.fieldRows();
    this.undoButton = this.button("Undo", "layout-undo", () => this.demo.undo());
    this.copyButton = this.button("Copy to the other layout", "layout-copy", () => this.copy());
    this.removeButton = this.button("Remove", "layout-remove", () => this.remove());
    this.title = make("h3", { id: "layout-title" });
    this.editor = make("div", { className: "block", id: "layout-editor", keydown: (event) => this.undoByKey(event) },
      make("p", { className: "note", id: "layout-hint", textContent: "Drag on a board to draw; drag a rectangle to move it, and its corner to resize it. Arrow keys move it, with Alt they resize it, with Shift by ten; Delete removes it. What has the same name in both is the same; rectangles of different names are linked by a word. All of it stays in this browser." }),
      make("div", { className: "boards" }, this.boards.map(({ block }) => block)),
      this.title, make("div", { className: "box-fields" }, this.fields.map(({ row }) => row)),
      make("div", { className: "presets" }, this.copyButton, this.removeButton, this.undoButton));
  }

  get boxes() {
    return this.demo.layouts[this.layout];
  }

  /** The rectangle that is selected. */
  get box() {
    return this.boxes[this.index];
  }

  button(label, id, action) {
    return make("button", { type: "button", className: "chip", id, textContent: label, click: () => {
      action();
      this.changed();
    } });
  }

  board(name, layout) {
    const field = make("div", { className: "board", role: "group", ariaLabel: name, pointerdown: (event) => this.press(event, layout) });
    const add = make("button", { type: "button", className: "quiet", id: `layout-add-${layout}`, textContent: "Add", ariaLabel: `Add a rectangle to the ${name.toLowerCase()}`, click: () => this.add(layout) });
    return { field, add, buttons: [], block: make("div", {}, make("div", { className: "title" }, make("b", { textContent: name.split(" ")[0] }), add), field) };
  }

  fieldRows() {
    const set = (field, value) => {
      if (!this.box || this.box[field] === value) return;
      this.demo.edit(this.layout, () => (this.box[field] = value));
      this.changed();
    };
    const row = (label, control, sync) => {
      control.id = `box-${label.split(" ")[0].toLowerCase()}`;
      return { row: make("label", { className: control.type === "number" ? "field" : "field across" }, make("span", { className: "label", textContent: label }), control), control, sync };
    };
    const text = (label, field, take, placeholder) => {
      const control = make("input", { type: "text", maxLength: longestName, autocomplete: "off", placeholder, change: () => set(field, take(control.value.trim())) });
      return row(label, control, () => (control.value = rounded(this.box[field], 3)));
    };
    const number = (label, field) => {
      const [low, high] = boxNumbers[field];
      const control = make("input", { type: "number", step: "1", min: low, max: high, change: () => {
        if (Number.isFinite(control.valueAsNumber)) set(field, clamp(Math.round(control.valueAsNumber), low, high));
        this.show();
      } });
      return row(label, control, () => (control.value = rounded(this.box[field], 3)));
    };
    const comes = make("select", { change: () => set("comes", comes.value) }, comings.map(({ id, title }) => make("option", { value: id, textContent: title })));
    return [
      text("Name", "name", (value) => (value ? this.demo.freeName(this.layout, value, this.box) : this.box.name)),
      text("Linked by", "match", (value) => value, "a word that both have"),
      number("X", "x"), number("Y", "y"), number("Width", "width"), number("Height", "height"), number("Corners", "radius"),
      row("Only here", comes, () => (comes.value = this.box.comes)),
    ];
  }

  /** Shows what the layouts have, and says it to the engine. */
  changed() {
    this.show();
    wake();
    showDemoActionsSoon();
  }

  select(layout, index) {
    if (this.layout === layout && this.index === index) return;
    [this.layout, this.index] = [layout, index];
    this.show();
  }

  show() {
    const { width, height, layouts, past } = this.demo;
    this.index = Math.min(this.index, this.boxes.length - 1);
    this.boards.forEach(({ field, buttons }, layout) => {
      field.style.aspectRatio = `${width} / ${height}`;
      const boxes = layouts[layout];
      while (buttons.length > boxes.length) buttons.pop().remove();
      while (buttons.length < boxes.length) {
        const button = this.boxButton(layout, buttons.length);
        buttons.push(button);
        field.append(button);
      }
      boxes.forEach((box, index) => this.showBox(buttons[index], box, layout, index));
    });
    const { box } = this;
    write(this.title, box ? `${box.name}, ${layoutNames[this.layout].toLowerCase()}` : "Nothing is selected");
    for (const { control, sync } of this.fields) {
      control.disabled = !box;
      if (box) sync();
    }
    this.copyButton.disabled = this.removeButton.disabled = !box;
    this.undoButton.disabled = past.length === 0;
  }

  showBox(button, box, layout, index) {
    const { width, height, names } = this.demo;
    const isSelected = layout === this.layout && index === this.index;
    const share = (value, whole) => `${(100 * value) / whole}%`;
    Object.assign(button.style, { left: share(box.x, width), top: share(box.y, height), width: share(box.width, width), height: share(box.height, height) });
    button.style.setProperty("--hue", demoHue(names.of(box.name)));
    button.setAttribute("aria-pressed", String(isSelected));
    button.setAttribute("aria-label", `${box.name}, ${layoutNames[layout].toLowerCase()}: x ${box.x}, y ${box.y}, ${box.width} by ${box.height}`);
    write(button.firstChild, box.name);
  }

  boxButton(layout, index) {
    return make("button", {
      type: "button", className: "box", focus: () => this.select(layout, index),
      keydown: (event) => this.key(event, layout, index),
    }, make("span"), make("i", { className: "corner" }));
  }

  // By pointer

  press(event, layout) {
    if (!event.isPrimary || event.button !== 0) return;
    const { field, buttons } = this.boards[layout];
    const frame = field.getBoundingClientRect();
    const scale = this.demo.width / frame.width;
    const at = ({ clientX, clientY }) => ({ x: (clientX - frame.left) * scale, y: (clientY - frame.top) * scale });
    const start = at(event);
    const hit = buttons.indexOf(event.target.closest(".box"));
    const before = hit >= 0 ? { ...this.demo.layouts[layout][hit] } : null;
    const resizes = event.target.className === "corner";
    let isMoving = false;
    if (hit >= 0) {
      this.select(layout, hit);
      buttons[hit].focus();
    }
    // A board is not selected as text, and has no focus.
    event.preventDefault();
    followPointer(field, event, (moved) => {
      const point = at(moved);
      const [dx, dy] = [point.x - start.x, point.y - start.y];
      if (!isMoving && Math.hypot(dx, dy) < 4 * scale) return;
      if (!isMoving) {
        this.demo.keep();
        if (!before) this.insert(layout, start);
      }
      isMoving = true;
      const { box } = this;
      if (before && !resizes) Object.assign(box, { x: before.x + dx, y: before.y + dy });
      else if (before) Object.assign(box, { width: before.width + dx, height: before.height + dy });
      else Object.assign(box, { x: Math.min(start.x, point.x), y: Math.min(start.y, point.y), width: Math.abs(dx), height: Math.abs(dy) });
      Object.assign(box, boxOf(box));
      this.demo.showEdit(layout);
      this.changed();
    }, () => isMoving && this.boards[layout].buttons[this.index]?.focus());
  }

  // By keys

  key(event, layout, index) {
    if (event.ctrlKey || event.metaKey) return;
    const box = this.demo.layouts[layout][index];
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (dx || dy) {
      const by = event.shiftKey ? 10 : 1;
      const [across, down] = event.altKey ? ["width", "height"] : ["x", "y"];
      if (!event.repeat) this.demo.keep();
      Object.assign(box, boxOf({ ...box, [across]: box[across] + dx * by, [down]: box[down] + dy * by }));
      this.demo.showEdit(layout);
    } else if (event.key === "Delete" || event.key === "Backspace") this.remove();
    else return;
    event.preventDefault();
    this.changed();
  }

  undoByKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || event.target.type === "text" || event.target.type === "number") return;
    event.preventDefault();
    this.demo.undo();
    this.changed();
  }

  // Changes

  /** Puts a new rectangle on a board, and selects it. */
  insert(layout, { x, y }) {
    const box = boxOf({ name: this.demo.freeName(layout, "Box", null), x, y, width: this.demo.width / 3, height: this.demo.height / 8, radius: 12 });
    this.demo.layouts[layout].push(box);
    [this.layout, this.index] = [layout, this.demo.layouts[layout].length - 1];
  }

  add(layout) {
    const step = 24 * (this.demo.layouts[layout].length % 8);
    this.demo.edit(layout, () => this.insert(layout, { x: 20 + step, y: 40 + 2 * step }));
    this.changed();
    say(`${this.box.name} added to the ${layoutNames[layout].toLowerCase()}`);
    this.boards[layout].buttons[this.index].focus();
  }

  /** Puts a rectangle of the same name on the other board, or moves the one that is there. */
  copy() {
    const copy = { ...this.box };
    const other = 1 - this.layout;
    this.demo.edit(other, (boxes) => {
      const index = boxes.findIndex(({ name }) => name === copy.name);
      if (index < 0) boxes.push(copy);
      else boxes[index] = copy;
    });
    say(`${copy.name} is now in both layouts`);
  }

  remove() {
    const { box, layout, index } = this;
    if (!box) return;
    const isFocused = this.boards[layout].buttons.includes(document.activeElement);
    this.demo.edit(layout, (boxes) => boxes.splice(index, 1));
    say(`${box.name} removed. Undo brings it back.`);
    this.changed();
    if (isFocused) (this.boards[layout].buttons[this.index] ?? this.boards[layout].add).focus();
  }
}
