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

demos.push({ id: "card", title: "Card to page", start: (options) => new CardDemo(options) });
