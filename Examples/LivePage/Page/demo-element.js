// What the stage of a demo draws: one element for each element of the engine, by its number.

/** The content of an element, from its look. */
function demoContent({ shape, title = "", detail = "" }) {
  const lines = (count) => Array.from({ length: count }, () => make("i"));
  switch (shape) {
    case "text": return [make("b", { textContent: title }), detail ? make("small", { textContent: detail }) : null];
    case "row": return [make("em"), make("span", {}, make("b", { textContent: title }), make("small", { textContent: detail }))];
    case "card": return [make("em"), make("b", { textContent: title })];
    case "tab": return [make("em"), make("small", { textContent: title })];
    case "box": return [make("b", { textContent: title })];
    case "paragraph": return lines(9);
    default: return [];
  }
}

class DemoElement extends RecordElement {
  constructor(look) {
    super("piece", make("div", { className: `look look-${look.shape}` }, demoContent(look)), elementRecordLength);
    this.look = look;
    if (look.hue !== undefined) this.content.style.setProperty("--hue", look.hue);
  }

  show(words, at, position) {
    // Of an element in pieces, the pieces are drawn.
    if (words[at + 2] === 1 || words[at + wordAt.flags] & (4 | 64)) return this.hide();
    const changed = this.place(words, at, position);
    if (changed & (change.layout | change.clip | change.mask)) this.clip(words, at);
    if (this.look.isSelected) {
      const isSelected = this.look.isSelected();
      if (isSelected !== this.isSelected) this.content.classList.toggle("selected", (this.isSelected = isSelected));
    }
  }

  /** Clips to the clip of the element itself, or to that of what it is in. */
  clip(words, at) {
    const mask = at + wordAt.mask;
    const has = words[at + 37] === 1 ? at + 37 : words[mask] === 1 ? mask : 0;
    if (!has) {
      this.element.style.clipPath = "";
      return;
    }
    let [left, top, right, bottom] = [words[has + 1], words[has + 2], words[has + 1] + words[has + 3], words[has + 2] + words[has + 4]];
    if (has === at + 37 && words[mask] === 1) {
      left = Math.max(left, words[mask + 1]);
      top = Math.max(top, words[mask + 2]);
      right = Math.min(right, words[mask + 1] + words[mask + 3]);
      bottom = Math.min(bottom, words[mask + 2] + words[mask + 4]);
    }
    const [x, y, width, height] = [words[at + 20], words[at + 21], words[at + 22], words[at + 23]];
    const radius = words[has + 5] ? ` round ${points(words[has + 5])}` : "";
    this.element.style.clipPath = `inset(${points(top - y)} ${points(x + width - right)} ${points(y + height - bottom)} ${points(left - x)}${radius})`;
  }
}
