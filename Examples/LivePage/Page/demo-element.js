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

function demoLook(look) {
  const element = make("div", { className: `look look-${look.shape}` }, demoContent(look));
  if (look.hue !== undefined) element.style.setProperty("--hue", look.hue);
  return element;
}

class DemoElement extends RecordElement {
  constructor(look) {
    super("piece", demoLook(look), elementRecordLength);
    this.look = look;
  }

  show(words, at, position, outlines) {
    // Of an element in pieces, the pieces are drawn.
    if (words[at + 2] === 1 || words[at + wordAt.flags] & (4 | 64)) return this.hide();
    const changed = this.place(words, at, position);
    if (changed & (change.layout | change.clip | change.mask) || outlines || this.clip.hasOutlines) {
      const open = this.open(words, at);
      this.clip.show(words, at, open, outlines);
      if (this.look.shape === "paragraph") this.wrap(words, at, open);
    }
    const mark = this.look.mark?.() ?? "";
    if (mark !== this.mark) this.content.dataset.mark = this.mark = mark;
  }

  /** Lets lines end before the edge of what they are in, as text does that is laid out anew at every width. */
  wrap(words, at, open) {
    const cut = open ? words[at + 20] + words[at + 22] - open[0] - open[2] : -Infinity;
    this.content.style.paddingRight = cut > -20 ? points(Math.min(cut + 20, words[at + 22])) : "";
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

/** The picture of an old content with what was in it, which fades over an element. */
class OldPicture extends DemoElement {
  constructor({ look, width, children }) {
    super(look);
    this.width = width;
    this.inside = make("div", { className: "inside" }, children.map((child) => {
      const element = demoLook(child.look);
      Object.assign(element.style, { left: points(child.left), top: points(child.y), width: points(child.width), height: points(child.height) });
      return element;
    }));
    this.content.append(this.inside);
  }

  /** Shows the picture over the element of a record, at the frame and with the opacity that the record has for it. */
  show(words, at, position) {
    const record = words.slice(at, at + elementRecordLength);
    const picture = record.subarray(wordAt.picture, wordAt.mask);
    record[3] *= picture[2];
    record.set(picture.subarray(3), 24);
    // The element has its shadow.
    record[43] = 0;
    super.show(record, 0, position);
    this.inside.style.transform = `scale(${short(record[26] / this.width)})`;
  }
}
