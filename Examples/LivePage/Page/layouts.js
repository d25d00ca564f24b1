// Two layouts of custom rectangles, what is the same in both, and the change between them.

const layoutNames = ["First layout", "Second layout"];
const layoutStore = "transitionkit-layouts";
const longestName = 40;

/** What a rectangle does that only one of the layouts has. */
const comings = [
  { id: "fade", title: "Fades", recipe: () => null },
  { id: "grow", title: "Grows and fades", recipe: () => nodeOf("combined", [nodeOf("scale"), nodeOf("opacity")]) },
  ...["bottom", "top", "leading", "trailing"].map((edge) => ({ id: edge, title: `Moves in from the ${edge === "leading" ? "left" : edge === "trailing" ? "right" : edge}`, recipe: () => {
    const node = nodeOf("move");
    node.values[0] = partOf(node).parameters[0].choices.indexOf(edge);
    return node;
  } })),
];

/** The fields of a rectangle with the smallest and the largest value of each number. */
const boxNumbers = { x: [-4000, 4000], y: [-4000, 4000], width: [1, 4000], height: [1, 4000], radius: [0, 2000] };

/** A rectangle of what may be anything; null if it is none. */
function boxOf(given) {
  if (!given || typeof given.name !== "string") return null;
  const box = { name: given.name.slice(0, longestName), match: typeof given.match === "string" ? given.match.slice(0, longestName) : "", comes: comings.some(({ id }) => id === given.comes) ? given.comes : "fade" };
  for (const [field, [low, high]] of Object.entries(boxNumbers)) {
    if (!Number.isFinite(given[field])) return null;
    box[field] = clamp(Math.round(given[field]), low, high);
  }
  return box;
}

function storedLayouts() {
  try {
    const stored = JSON.parse(localStorage.getItem(layoutStore));
    if (Array.isArray(stored) && stored.length === 2 && stored.every(Array.isArray)) return stored.map((boxes) => boxes.slice(0, 60).map(boxOf).filter(Boolean));
  } catch {
    // A page from a data address has no storage.
  }
  return null;
}

/** A card that becomes a page: what there is to begin with. */
function usualLayouts(width, height) {
  const box = (name, x, y, wide, tall, more) => boxOf({ name, x: x * width, y: y * height, width: wide * width, height: tall * height, radius: 12, ...more });
  return [
    [box("Title", 0.05, 0.07, 0.6, 0.06), box("Card", 0.05, 0.16, 0.43, 0.26, { radius: 20 }), box("Row", 0.05, 0.46, 0.9, 0.09), box("Other row", 0.05, 0.57, 0.9, 0.09)],
    [box("Card", 0, 0, 1, 0.46, { radius: 0 }), box("Title", 0.05, 0.5, 0.9, 0.07), box("Text", 0.05, 0.6, 0.9, 0.24), box("Button", 0.05, 0.88, 0.9, 0.07, { radius: 28, comes: "bottom" })],
  ];
}

/** Numbers for names, which stay what they are. */
class NameNumbers {
  constructor() {
    this.numbers = new Map();
  }

  of(name) {
    if (!this.numbers.has(name)) this.numbers.set(name, this.numbers.size + 1);
    return this.numbers.get(name);
  }

  /** The names by their numbers. */
  get list() {
    return [...this.numbers].map(([name, number]) => [number, name]);
  }
}

class LayoutDemo extends SceneSession {
  constructor(options) {
    super(options);
    this.layouts = storedLayouts() ?? usualLayouts(this.width, this.height);
    this.shown = 0;
    this.hasChanged = false;
    this.isStaggered = false;
    this.delay = 0.05;
    this.isArc = false;
    this.past = [];
    this.names = new NameNumbers();
    this.keys = new NameNumbers();
    this.hint = "Draw two layouts. Tap the stage to change from one to the other, also in flight.";
    this.actions = [
      ...layoutNames.map((label, index) => ({ id: `layout${index}`, label, isOn: () => this.shown === index, run: () => this.show(index) })),
      toggleAction(this, "isStaggered", { id: "stagger", label: "Stagger" }),
      toggleAction(this, "isArc", { id: "arc", label: "Fly on an arc" }),
    ];
    this.sliders = [delaySlider(this, "Delay between elements")];
    this.boards = new LayoutBoards(this);
    this.start();
  }

  elements(layout = this.layouts[this.shown]) {
    return layout.map((box) => ({
      id: this.names.of(box.name), x: box.x, y: box.y, width: box.width, height: box.height, radius: box.radius, key: box.match ? this.keys.of(box.match) : 0,
      transition: comings.find(({ id }) => id === box.comes).recipe(), look: { shape: "box", title: box.name, hue: demoHue(this.names.of(box.name)) },
    }));
  }

  get changeOptions() {
    return { stagger: this.isStaggered ? [2, this.delay, 0, 0] : [0, 0, 0, 0], bulge: this.isArc ? 0.4 : 0 };
  }

  show(index) {
    this.shown = index;
    this.hasChanged = true;
    this.change();
  }

  /** The change to come is done then. */
  seek(seconds) {
    this.shown = 1 - this.origin;
    this.hasChanged = true;
    super.seek(seconds);
  }

  /** Shows what was edited at once. */
  showEdit(index) {
    if (index === this.shown) this.update({ flags: 8 });
    try {
      localStorage.setItem(layoutStore, JSON.stringify(this.layouts));
    } catch {
      // As above.
    }
  }

  /** From which layout the change is that the plan and the code are about: the last one, or the one to come. */
  get origin() {
    return this.hasChanged ? 1 - this.shown : 0;
  }

  get writtenScenes() {
    return [this.origin, 1 - this.origin].map((index) => this.sceneWords(this.elements(this.layouts[index])));
  }

  get elementNames() {
    return this.names.list;
  }

  get keyNames() {
    return this.keys.list;
  }

  get plan() {
    const handle = this.replayed();
    const plan = this.library.json("scenePlan", handle);
    this.library.exports.release(handle);
    return plan;
  }

  // Editing

  /** A name that no rectangle of a layout has, but for one of them. */
  freeName(index, name, except) {
    const isTaken = (text) => this.layouts[index].some((box) => box !== except && box.name === text);
    let number = 1;
    let free = name;
    while (isTaken(free)) free = `${name.slice(0, longestName - 4)} ${(number += 1)}`;
    return free;
  }

  /** Changes the layouts, which is one step of undo. */
  edit(index, action) {
    this.keep();
    action(this.layouts[index]);
    this.showEdit(index);
  }

  keep() {
    const now = JSON.stringify(this.layouts);
    if (this.past.at(-1) !== now) this.past.push(now);
    if (this.past.length > 100) this.past.shift();
  }

  undo() {
    let before = this.past.pop();
    if (before === JSON.stringify(this.layouts)) before = this.past.pop();
    if (!before) return;
    this.layouts = JSON.parse(before);
    this.showEdit(this.shown);
  }

  // The finger

  down(touch) {
    this.touch(touch);
    this.finger.isHeld = touch.local >= 0 && this.call("Hold", touch.local) === 1;
  }

  move(touch) {
    const distance = this.track(touch);
    if (distance && this.finger.isHeld) this.call("Move", distance.x, distance.y);
  }

  up(touch) {
    if (!this.track(touch)) return;
    const { isHeld, isDragging } = this.finger;
    const { velocity } = this;
    this.finger = null;
    if (isHeld) this.call("Throw", isDragging ? velocity.x : 0, isDragging ? velocity.y : 0);
    if (!isDragging) this.show(1 - this.shown);
  }

  lose() {
    if (this.finger?.isHeld) this.call("Throw", 0, 0);
    this.finger = null;
  }
}

demos.push({ id: "layouts", title: "Your layouts", start: (options) => new LayoutDemo(options) });
