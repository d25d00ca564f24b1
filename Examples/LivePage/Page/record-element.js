// An element that shows a record of the engine. Styles are written only where words differ from those before.

const recordLength = 63;

/** A record of a scene: that of a view, the size of its layout, and then what is named here. */
const elementRecordLength = 83;
const wordAt = { flags: 65, picture: 67, mask: 74, kind: 80, screen: 81, local: 82 };

const short = (value) => Math.round(value * 1e5) / 1e5;
const coarse = (value) => Math.round(value * 100) / 100;
const points = (value) => Math.round(value * 1e3) / 1e3 + "px";

/** The matrix of a record as CSS, as short as it can be. */
function matrixText(words, at) {
  const m = at + 4;
  const isFlat = words[m + 2] === 0 && words[m + 3] === 0 && words[m + 6] === 0 && words[m + 7] === 0 && words[m + 11] === 0 && words[m + 15] === 1;
  if (isFlat)
    return `matrix(${short(words[m])},${short(words[m + 1])},${short(words[m + 4])},${short(words[m + 5])},${coarse(words[m + 12])},${coarse(words[m + 13])})`;
  // A projection has small numbers that count.
  let text = "matrix3d(";
  for (let index = 0; index < 16; index += 1) text += (index ? "," : "") + Math.round(words[m + index] * 1e8) / 1e8;
  return text + ")";
}

/** What the words of a record are about: a bit for each word. */
const change = { opacity: 1, matrix: 2, layout: 4, overlay: 8, corners: 16, filter: 32, clip: 64, shadow: 128, flags: 256, mask: 512, background: 1024 };
const changeBits = new Uint16Array(elementRecordLength);
for (const [name, from, to] of [["opacity", 3, 4], ["matrix", 4, 20], ["layout", 20, 28], ["overlay", 28, 32], ["overlay", 53, 58], ["corners", 32, 33], ["filter", 33, 37], ["filter", 48, 49], ["filter", 62, 63], ["clip", 37, 43], ["shadow", 43, 47], ["shadow", 58, 62], ["background", 49, 53], ["flags", 47, 48], ["mask", wordAt.mask, wordAt.kind]])
  changeBits.fill(change[name], from, to);

/** What differs from the words before, which it overwrites. */
function changesOf(words, at, last) {
  let changed = 0;
  for (let index = 3; index < last.length; index += 1) {
    const word = words[at + index];
    if (last[index] === word) continue;
    last[index] = word;
    changed |= changeBits[index];
  }
  return changed;
}

const colorText = (words, at, opacity = 1) =>
  `rgb(${Math.round(words[at] * 255)} ${Math.round(words[at + 1] * 255)} ${Math.round(words[at + 2] * 255)} / ${short(words[at + 3] * opacity)})`;

/** Gives an element and its content the frames of a record. */
function layOut(style, content, words, at) {
  style.width = points(words[at + 22]);
  style.height = points(words[at + 23]);
  content.transform = `translate(${points(words[at + 24] - words[at + 20])},${points(words[at + 25] - words[at + 21])})`;
  content.width = points(words[at + 26]);
  content.height = points(words[at + 27]);
}

/** What shows any record: a subclass adds what it clips to. */
class RecordElement {
  constructor(className, content, length) {
    this.last = new Float64Array(length).fill(NaN);
    this.position = -1;
    this.tint = null;
    this.content = content;
    this.element = make("div", { className }, content);
    this.isShown = true;
    this.clip = new Clip(this.element);
  }

  hide() {
    if (this.isShown) this.element.style.display = "none";
    this.isShown = false;
  }

  /** Shows a record at a position from back to front; answers what differs from before. */
  place(words, at, position) {
    const { style } = this.element;
    if (!this.isShown) style.display = "";
    this.isShown = true;
    if (position !== this.position) style.zIndex = this.position = position;
    const changed = changesOf(words, at, this.last);
    if (changed & (change.layout | change.matrix)) {
      const [x, y] = [words[at + 20], words[at + 21]];
      const matrix = matrixText(words, at);
      style.transform = x || y ? `${matrix} translate(${points(x)},${points(y)})` : matrix;
    }
    if (changed & change.opacity) style.opacity = words[at + 3] === 1 ? "" : short(words[at + 3]);
    if ((changed & ~(change.matrix | change.opacity)) === 0) return changed;
    if (changed & change.layout) layOut(style, this.content.style, words, at);
    if (changed & change.background) style.backgroundColor = words[at + 52] > 0 ? colorText(words, at + 49) : "";
    if (changed & change.overlay) this.cover(words, at);
    if (changed & change.corners) style.borderRadius = words[at + 32] ? points(words[at + 32]) : "";
    if (changed & change.filter) this.filter(words, at + 33, words[at + 48], words[at + 62]);
    if (changed & change.shadow) this.shade(words, at + 43, at + 58);
    return changed;
  }

  /** Lays the overlay and the border over the content. */
  cover(words, at) {
    if (!this.tint) this.element.append((this.tint = make("div", { className: "tint" })));
    this.tint.style.background = colorText(words, at + 28);
    // A border of CSS has a width in whole pixels only.
    this.tint.style.boxShadow = words[at + 53] > 0 && words[at + 57] > 0 ? `inset 0 0 0 ${points(words[at + 53])} ${colorText(words, at + 54)}` : "";
  }

  filter(words, at, hue, grayscale) {
    const [blur, brightness, contrast, saturation] = [words[at], words[at + 1], words[at + 2], words[at + 3]];
    let text = blur > 0 ? `blur(${short(blur)}px)` : "";
    // A brightness that is added has no filter function; this looks the same on white, and close elsewhere.
    if (brightness !== 0) text += ` brightness(${short(Math.max(0, 1 + brightness))})`;
    if (contrast !== 1) text += ` contrast(${short(contrast)})`;
    if (saturation !== 1) text += ` saturate(${short(saturation)})`;
    if (hue !== 0) text += ` hue-rotate(${short(hue)}rad)`;
    if (grayscale !== 0) text += ` grayscale(${short(grayscale)})`;
    this.element.style.filter = text;
  }

  shade(words, at, color) {
    const opacity = words[at];
    this.element.style.boxShadow = opacity > 0
      ? `${points(words[at + 2])} ${points(words[at + 3])} ${points(2 * words[at + 1])} ${colorText(words, color, opacity)}` : "";
  }
}
