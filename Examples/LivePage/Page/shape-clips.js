// Clips: a rectangle, and the outlines of shapes, which the library appends to the records. All of them intersect.

/** The outlines after records of a length, by the index of the item: the corners of each shape as x and y. Null if there are none. */
function outlinesAfter(words, at, count, length) {
  const end = at + count;
  let from = at + 2 + (words[at] + words[at + 1]) * length;
  if (from >= end) return null;
  const outlines = new Map();
  while (from < end) {
    const shapes = Array.from({ length: words[from + 1] });
    outlines.set(words[from], shapes);
    from += 2;
    for (const index of shapes.keys()) {
      const next = from + 1 + 2 * words[from];
      shapes[index] = words.subarray(from + 1, next);
      from = next;
    }
  }
  return outlines;
}

/** The corners of an outline as a list, in the space of an element at a place. Without an area nothing is shown. */
function cornersOf(outline, x, y, unit, between) {
  if (outline.length < 6) return Array(3).fill(`0${unit} 0${unit}`).join(between);
  let text = "";
  for (let index = 0; index < outline.length; index += 2)
    text += `${index ? between : ""}${rounded(outline[index] - x, 3)}${unit} ${rounded(outline[index + 1] - y, 3)}${unit}`;
  return text;
}

let clipPathNumber = 0;

/** Clips an element. CSS has one shape for an element; several are paths of SVG, each of which the next one clips. */
class Clip {
  constructor(element) {
    this.element = element;
    this.paths = [];
    this.svg = null;
    this.hasOutlines = false;
  }

  /**
   * Shows a clip in the frame of a record.
   *
   * @param rect left, top, width, height and radius, in the space of the item; null for none
   * @param outlines those of the item; undefined for none
   */
  show(words, at, rect, outlines) {
    const [x, y, width, height] = words.subarray(at + 20, at + 24);
    this.hasOutlines = outlines !== undefined;
    let text = "";
    if (rect && outlines || outlines?.length > 1) text = this.intersection(x, y, rect, outlines);
    else if (outlines) text = `polygon(${cornersOf(outlines[0], x, y, "px", ",")})`;
    else if (rect) {
      const [left, top] = [rect[0] - x, rect[1] - y];
      const radius = rect[4] ? ` round ${points(rect[4])}` : "";
      text = `inset(${points(top)} ${points(width - left - rect[2])} ${points(height - top - rect[3])} ${points(left)}${radius})`;
    }
    this.element.style.clipPath = text;
  }

  intersection(x, y, rect, outlines) {
    const shapes = outlines.map((outline) => makeSVG("polygon", { points: cornersOf(outline, x, y, "", " ") }));
    if (rect) {
      const [left, top, width, height, radius] = rect;
      shapes.push(makeSVG("rect", { x: rounded(left - x, 3), y: rounded(top - y, 3), width: rounded(Math.max(width, 0), 3), height: rounded(Math.max(height, 0), 3), rx: rounded(radius, 3) }));
    }
    if (!this.svg) this.element.append((this.svg = makeSVG("svg", { class: "clip-paths", "aria-hidden": "true" })));
    while (this.paths.length < shapes.length) {
      const path = makeSVG("clipPath", { id: `clip-path-${(clipPathNumber += 1)}` });
      this.paths.push(path);
      this.svg.append(path);
    }
    for (const [index, shape] of shapes.entries()) {
      const path = this.paths[index];
      path.replaceChildren(shape);
      if (index + 1 < shapes.length) path.setAttribute("clip-path", `url(#${this.paths[index + 1].id})`);
      else path.removeAttribute("clip-path");
    }
    return `url(#${this.paths[0].id})`;
  }
}
