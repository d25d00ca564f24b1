/** A drawer that comes from an edge over a part of the screen, and follows the finger. */
class DrawerDemo extends SceneSession {
  constructor(options) {
    super(options);
    this.isOpen = false;
    this.edge = "leading";
    this.share = 0.8;
    this.hint = "Drag from the side, or tap. Tap beside the drawer to close it.";
    const edges = [["leading", this.rightToLeft ? "Right" : "Left"], ["trailing", this.rightToLeft ? "Left" : "Right"]];
    this.actions = [
      { id: "open", label: "Open", run: () => this.show(true) },
      { id: "close", label: "Close", run: () => this.show(false) },
      ...edges.map(([edge, label]) => ({ id: edge, label, group: "Edge", isOn: () => this.edge === edge, run: () => {
        if (this.edge === edge) return;
        this.show(false);
        this.edge = edge;
      } })),
    ];
    this.sliders = [{ label: "Part of the width", minimum: 0.3, maximum: 1, step: 0.01, unit: "fraction", read: () => this.share, write: (value) => {
      this.share = clamp(value, 0.1, 1);
      // It opens anew.
      this.isOpen = false;
      this.update({ flags: 8 });
      this.show(true);
    } }];
    this.start();
  }

  get drawerWidth() {
    return this.share * this.width;
  }

  elements() {
    const { width, height, drawerWidth } = this;
    const row = (id, parent, index, wide, title) => ({ id, parent, x: 16, y: 104 + 72 * index, width: wide - 32, height: 64, radius: 12, look: { shape: "row", title, detail: "Album", hue: demoHue(index) } });
    const page = [
      { id: 1, x: 0, y: 0, width, height, look: { shape: "screen", name: "Page" } },
      { id: 2, parent: 1, x: 20, y: 44, width: width - 40, height: 44, look: demoText("Albums") },
      ...[0, 1, 2, 3, 4].map((index) => row(10 + index, 1, index, width, demoTitles[index])),
    ];
    if (!this.isOpen) return page;
    return [...page,
      { id: 3, x: 0, y: 0, width, height, opacity: 0.4, transition: nodeOf("opacity"), look: { shape: "dim", name: "Dimming" } },
      { id: 4, x: this.edge === "leading" ? 0 : width - drawerWidth, y: 0, width: drawerWidth, height, clips: true, transition: this.coming, look: { shape: "drawer", name: "Drawer" } },
      { id: 5, parent: 4, x: 20, y: 44, width: drawerWidth - 40, height: 44, look: demoText("Library") },
      ...["Artists", "Genres", "Playlists", "Settings"].map((title, index) => ({ ...row(20 + index, 4, index, drawerWidth, title), look: { shape: "row", title, hue: demoHue(index + 7) } })),
    ];
  }

  get coming() {
    return named("move", { edge: this.edge === "leading" ? 0 : 1, relativeTo: 1 });
  }

  show(isOpen) {
    this.isOpen = isOpen;
    this.change();
  }

  /** How far a finger has taken the drawer that it opens or closes. */
  progressOf({ x }) {
    const inwards = (this.edge === "leading") === !this.rightToLeft ? x : -x;
    return clamp((this.isOpen ? inwards : -inwards) / this.drawerWidth, 0, 1);
  }

  down(touch) {
    this.touch(touch);
  }

  move(touch) {
    const distance = this.track(touch);
    if (!distance || !this.finger.isDragging) return;
    if (!this.finger.hasBegun) {
      if (Math.abs(distance.x) < Math.abs(distance.y)) return;
      this.finger.hasBegun = true;
      this.isOpen = !this.isOpen;
      this.begin();
    }
    this.call("Scrub", this.progressOf(distance));
  }

  up(touch) {
    const distance = this.track(touch);
    if (!distance) return;
    const { hasBegun, isDragging, start } = this.finger;
    const speed = this.progressSpeed;
    this.finger = null;
    if (!hasBegun) {
      if (!isDragging) this.show(!this.isOpen || start.local === 4 || start.local === 5 || start.local >= 20);
      return;
    }
    const arrives = this.progressOf(distance) + 0.2 * speed > 0.5;
    this.letGo(arrives, speed);
    if (!arrives) this.isOpen = !this.isOpen;
  }

  /** The velocity of the finger, in progress a second. */
  get progressSpeed() {
    const inwards = (this.edge === "leading") === !this.rightToLeft ? this.velocity.x : -this.velocity.x;
    return (this.isOpen ? inwards : -inwards) / this.drawerWidth;
  }

  lose() {
    if (this.finger) this.up({ ...this.finger.last });
  }
}

demos.push({ id: "drawer", title: "Drawer", start: (options) => new DrawerDemo(options) });
