// One view of a transition: a card, or a picture of one for a piece.

class ViewElement extends RecordElement {
  constructor(page) {
    super("view", make("div"), recordLength);
    this.page = page;
    this.isPiece = null;
    this.element.dataset.page = page;
  }

  /** Shows the card anew: that itself, or for a piece its picture. */
  renew(isPiece) {
    if (isPiece && this.isPiece) return;
    this.isPiece = isPiece;
    this.content.className = isPiece ? `whole picture-${this.page}` : "whole";
    this.content.replaceChildren(...(isPiece ? [] : [cardOf(this.page)]));
  }

  /** Shows a record at a position from back to front. */
  show(words, at, position) {
    if (words[at + 2] === 1) return this.hide();
    const changed = this.place(words, at, position);
    if (changed & (change.layout | change.clip)) this.clip(words, at + 37, words[at + 20], words[at + 21], words[at + 22], words[at + 23]);
    if (changed & change.flags) this.element.style.backfaceVisibility = words[at + 47] & 4 ? "" : "hidden";
  }

  clip(words, at, x, y, width, height) {
    if (words[at] === 0) {
      this.element.style.clipPath = "";
      return;
    }
    const [left, top] = [words[at + 1] - x, words[at + 2] - y];
    const [right, bottom] = [width - left - words[at + 3], height - top - words[at + 4]];
    const radius = words[at + 5] ? ` round ${points(words[at + 5])}` : "";
    this.element.style.clipPath = `inset(${points(top)} ${points(right)} ${points(bottom)} ${points(left)}${radius})`;
  }
}
