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

  /** Shows a record at a position from back to front, with the outlines of the shapes to which it is clipped. */
  show(words, at, position, outlines) {
    if (words[at + 2] === 1) return this.hide();
    const changed = this.place(words, at, position);
    if (changed & (change.layout | change.clip) || outlines || this.clip.hasOutlines)
      this.clip.show(words, at, words[at + 37] === 0 ? null : words.subarray(at + 38, at + 43), outlines);
    if (changed & change.flags) this.element.style.backfaceVisibility = words[at + 47] & 4 ? "" : "hidden";
  }
}
