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

  show(words, at, position, outlines) {
    // Of an element in pieces, the pieces are drawn.
    if (words[at + 2] === 1 || words[at + wordAt.flags] & (4 | 64)) return this.hide();
    const changed = this.place(words, at, position);
    if (changed & (change.layout | change.clip | change.mask) || outlines || this.clip.hasOutlines)
      this.clip.show(words, at, this.open(words, at), outlines);
    if (this.look.isSelected) {
      const isSelected = this.look.isSelected();
      if (isSelected !== this.isSelected) this.content.classList.toggle("selected", (this.isSelected = isSelected));
    }
  }

  /** The rectangle to which the element itself and what it is in clip it, with the radius of one of them; null without. */
  open(words, at) {
    const mask = at + wordAt.mask;
    const has = words[at + 37] === 1 ? at + 37 : words[mask] === 1 ? mask : 0;
    if (!has) return null;
    let [left, top, right, bottom] = [words[has + 1], words[has + 2], words[has + 1] + words[has + 3], words[has + 2] + words[has + 4]];
    if (has === at + 37 && words[mask] === 1) {
      left = Math.max(left, words[mask + 1]);
      top = Math.max(top, words[mask + 2]);
      right = Math.min(right, words[mask + 1] + words[mask + 3]);
      bottom = Math.min(bottom, words[mask + 2] + words[mask + 4]);
    }
    return [left, top, right - left, bottom - top, words[has + 5]];
  }
}
