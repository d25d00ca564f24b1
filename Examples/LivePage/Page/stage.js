// The devices on the stage, one for each variant.

const devices = find("#devices");

/** A device that shows what the engine draws for a variant. */
class Device {
  constructor(variant) {
    this.variant = variant;
    /** The elements for each page, in the order in which records of the page come. */
    this.pools = [[], []];
    this.used = [0, 0];
    this.isInPieces = false;
    this.screen = make("div", { className: "screen" });
    this.overlays = make("div", { className: "overlays" });
    this.device = make("div", { className: "device", "aria-hidden": "true" }, make("div", { className: "bezel" }), this.screen, this.overlays);
    this.fit = make("div", { className: "fit", role: "img", ariaLabel: "Preview" }, this.device);
    this.letter = make("b");
    this.name = make("span");
    this.choose = make("button", { type: "button", click: () => choose(this.variant) }, this.letter, this.name);
    this.remove = make("button", { type: "button", className: "icon", click: () => removeVariant(this.variant) }, icon("close"));
    this.caption = make("div", { className: "caption" }, this.choose, this.remove);
    this.slot = make("div", { className: "slot" }, this.fit, this.caption);
    followFinger(this);
  }

  /** Draws the records that the engine has left, in a number of words. */
  draw(length) {
    const at = engine.at;
    const words = engine.floats;
    const count = words[at];
    const outlines = outlinesAfter(words, at, length, recordLength);
    const { pools, used } = this;
    used[0] = used[1] = 0;
    for (let index = 0; index < count; index += 1) {
      const start = at + 2 + index * recordLength;
      const page = words[start] === 1 ? 1 : 0;
      const pool = pools[page];
      if (used[page] === pool.length) {
        const view = new ViewElement(page);
        view.renew(this.isInPieces);
        pool.push(view);
        this.screen.append(view.element);
      }
      pool[used[page]].show(words, start, index, outlines?.get(index));
      used[page] += 1;
    }
    if (count > 12 !== this.isInPieces) this.takeApart(count > 12);
    for (let page = 0; page < 2; page += 1)
      for (let index = used[page]; index < pools[page].length; index += 1) pools[page][index].hide();
  }

  /** Lets many pieces show pictures, and have no layers of their own, which would cost more than they save. */
  takeApart(isInPieces) {
    this.isInPieces = isInPieces;
    this.screen.classList.toggle("pieces", isInPieces);
    if (isInPieces) showPictures();
    for (const view of this.pools.flat()) view.renew(isInPieces);
  }

  /** Takes elements away that are not needed any more, and says anew what the pages do. */
  renew() {
    for (const [page, pool] of this.pools.entries()) {
      for (const view of pool.splice(Math.max(this.used[page], 1))) view.element.remove();
      for (const view of pool) view.renew(this.isInPieces);
    }
    if (this.isInPieces) showPictures();
  }

  /** Fits the device into a room, in pixels. */
  resize(room) {
    const [width, height] = state.size;
    const scale = Math.min((room.width - 36) / width, (room.height - 28) / height, 1.25);
    this.scale = scale;
    this.device.style.transform = `scale(${scale})`;
    this.device.style.width = `${width}px`;
    this.device.style.height = `${height}px`;
    this.fit.style.width = `${width * scale}px`;
    this.fit.style.height = `${height * scale}px`;
    this.device.classList.toggle("small", Math.min(width, height) < 250);
    this.device.classList.toggle("wide", Math.min(width, height) >= 600);
  }

  label(index, count) {
    const letter = "ABCD"[index];
    const isChosen = this.variant === chosen();
    const { recipe, error } = this.variant;
    const name = isDemo() ? describeAnimation(stageAnimation(recipe)) : `${error ? "⚠ " : ""}${nameOf(recipe)}`;
    write(this.letter, letter);
    write(this.name, name);
    this.caption.hidden = count === 1;
    this.caption.classList.toggle("chosen", isChosen);
    this.choose.setAttribute("aria-pressed", String(isChosen));
    this.choose.setAttribute("aria-label", `Tune variant ${letter}, ${name}`);
    this.remove.setAttribute("aria-label", `Remove variant ${letter}`);
    this.fit.setAttribute("aria-label", `Preview of ${name}, ${operationNames[state.operation]}`);
  }
}

const operationNames = ["push", "pop"];

/** The name of a recipe: that of its first part that is no timing and does not combine. */
function nameOf(recipe) {
  const row = rowsOf(recipe).find(({ isLeaf }) => isLeaf);
  const count = rowsOf(recipe).filter(({ isLeaf }) => isLeaf).length;
  return `${partOf(row.node).title}${count > 1 ? ` + ${count - 1}` : ""}`;
}

/** Puts the devices of all variants on the stage. */
function showDevices() {
  for (const variant of state.variants) variant.device ??= new Device(variant);
  const slots = state.variants.map(({ device }) => device.slot);
  if (slots.length !== devices.children.length || slots.some((slot, index) => devices.children[index] !== slot))
    devices.replaceChildren(...slots);
  devices.classList.toggle("several", slots.length > 1);
  // A stage has one device for all of them.
  demoCaptions.replaceChildren();
  for (const { device } of state.variants) (isDemo() ? demoCaptions : device.slot).append(device.caption);
  state.variants.forEach(({ device }, index) => device.label(index, slots.length));
  find("#duplicate").disabled = slots.length >= 4;
  resizeStage();
  resizeDemo();
}

function resizeStage() {
  const count = state.variants.length;
  const { clientWidth: width, clientHeight: height } = devices;
  if (width === 0) return;
  const gap = document.body.classList.contains("compact") ? 11 : 26;
  const caption = count > 1 ? find(".caption", devices)?.offsetHeight + gap - 6 : 0;
  const room = { width: (width - 24 - gap * (count - 1)) / count, height: height - 14 - caption };
  for (const { device } of state.variants) device?.resize(room);
}
whenResized(devices, resizeStage);
