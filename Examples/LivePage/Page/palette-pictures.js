// Small pictures of parts in the palette, which the engine draws: still, and moving while a part is pointed at or focused.

const pictureSize = [390, 560];
const pictureWidth = 46;
const pictureTime = 0.25;
const pictureColors = [["#3f57e0", "#e9ebf3"], ["#bf4a10", "#fbfbfe"]];

/** The recipe that a picture shows: a part by itself, or around what is chosen. */
const picturedRecipe = (name) => withAnimation(paletteUse === "wrap" ? wrapped(copyOf(nodeAt(chosen().recipe, state.path)), name) : nodeOf(name), spring(0.6, 0.2));

/** What a picture shows, and the engine that draws it; null if that cannot be compiled. */
function compilePicture(name) {
  const recipe = picturedRecipe(name);
  const engine = engineFor(recipe);
  engine?.give(encode(recipe, [...pictureSize, 0, 0, 0, 0]));
  const handle = engine?.exports.compile();
  return handle ? { engine, handle } : null;
}

/** Draws a picture that stands still, and forgets what it shows. */
function drawStill(canvas, picture) {
  drawPicture(canvas, picture, picture.engine.exports.logicalDuration(picture.handle) * pictureTime);
  picture.engine.exports.release(picture.handle);
}

/** A point of a view on the screen, by the matrix of its record. */
function projected(words, at, x, y) {
  const m = at + 4;
  const w = words[m + 3] * x + words[m + 7] * y + words[m + 15] || 1;
  return [(words[m] * x + words[m + 4] * y + words[m + 12]) / w, (words[m + 1] * x + words[m + 5] * y + words[m + 13]) / w];
}

/** Fills a part of a content, cut off by what is shown of it. */
function fillPart(context, words, at, shown, [x, y, width, height], color) {
  const [left, top] = [Math.max(x, shown[0]), Math.max(y, shown[1])];
  const [right, bottom] = [Math.min(x + width, shown[2]), Math.min(y + height, shown[3])];
  if (!(right > left && bottom > top)) return;
  context.fillStyle = color;
  context.beginPath();
  for (const [px, py] of [[left, top], [right, top], [right, bottom], [left, bottom]]) context.lineTo(...projected(words, at, px, py));
  context.fill();
}

function clipPicture(context, words, at, outline) {
  context.beginPath();
  for (let index = 0; index < outline.length; index += 2) context.lineTo(...projected(words, at, outline[index], outline[index + 1]));
  context.clip();
}

/** Draws one view or piece: a page with a bar and some lines, inside of the shapes to which it is clipped. */
function drawPicturedView(context, words, at, outlines) {
  if (words[at + 2] === 1 || words[at + 3] <= 0) return;
  if (outlines) {
    context.save();
    for (const outline of outlines) clipPicture(context, words, at, outline);
    drawPicturedView(context, words, at);
    return context.restore();
  }
  const [x, y, width, height] = words.subarray(at + 20, at + 24);
  const [left, top, wide, tall] = words.subarray(at + 24, at + 28);
  let shown = [x, y, x + width, y + height];
  if (words[at + 37] !== 0) {
    const [cx, cy, cw, ch] = words.subarray(at + 38, at + 42);
    shown = [Math.max(shown[0], cx), Math.max(shown[1], cy), Math.min(shown[2], cx + cw), Math.min(shown[3], cy + ch)];
  }
  const [color, paper] = pictureColors[words[at] === 1 ? 1 : 0];
  context.globalAlpha = clamp(words[at + 3], 0, 1);
  const blur = words[at + 33];
  const hue = words[at + 48];
  context.filter = `${blur > 0.5 ? `blur(${rounded(blur / 8, 1)}px)` : ""}${hue ? ` hue-rotate(${short(hue)}rad)` : ""}` || "none";
  const fill = (px, py, pw, ph, style) => fillPart(context, words, at, shown, [left + px * wide, top + py * tall, pw * wide, ph * tall], style);
  fill(0, 0, 1, 1, paper);
  fill(0, 0, 1, 0.3, color);
  for (const line of [0.42, 0.57, 0.72, 0.87]) fill(0.1, line, 0.8, 0.06, `${color}55`);
  if (words[at + 31] > 0) {
    const [red, green, blue] = words.subarray(at + 28, at + 31);
    fill(0, 0, 1, 1, `rgb(${red * 255} ${green * 255} ${blue * 255} / ${words[at + 31]})`);
  }
  const border = words[at + 53];
  if (border > 0 && words[at + 57] > 0)
    for (const [px, py, pw, ph] of [[0, 0, width, border], [0, height - border, width, border], [0, border, border, height - 2 * border], [width - border, border, border, height - 2 * border]])
      fillPart(context, words, at, shown, [x + px, y + py, pw, ph], colorText(words, at + 54));
}

function drawPicture(canvas, { engine, handle }, time) {
  const context = canvas.getContext("2d");
  const scale = canvas.width / pictureSize[0];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.filter = "none";
  context.fillStyle = "#11131c";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  const length = engine.exports.draw(handle, time);
  const { at, floats: words } = engine;
  const outlines = outlinesAfter(words, at, length, recordLength);
  for (let index = 0; index < Math.min(words[at], 200); index += 1)
    drawPicturedView(context, words, at + 2 + index * recordLength, outlines?.get(index));
}

let waitingPictures = [];
/** Draws what waits, a few in a task beside that of the frame, as compiling all of them at once would take too long. */
async function drawWaiting() {
  await nextTask();
  const end = performance.now() + 5;
  while (waitingPictures.length && performance.now() < end) {
    const canvas = waitingPictures.shift();
    const { part } = canvas.parentElement.dataset;
    if (!engineFor(picturedRecipe(part))) {
      // The others need not wait until the library is unpacked.
      loadWholeEngine().then(() => canvas.isConnected && drawSoon([canvas]), console.warn);
      continue;
    }
    const picture = compilePicture(part);
    if (picture) drawStill(canvas, picture);
  }
  if (waitingPictures.length && palette.open) requestAnimationFrame(drawWaiting);
}

function drawSoon(canvases) {
  if (!waitingPictures.length && canvases.length) requestAnimationFrame(drawWaiting);
  waitingPictures.push(...canvases);
}

// A picture is drawn when it is scrolled into sight.
const pictureSight = new IntersectionObserver((entries) => {
  const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
  for (const canvas of seen) pictureSight.unobserve(canvas);
  drawSoon(seen);
}, { root: paletteList, rootMargin: "80px" });

/** The picture of a part, for a button over which it moves. */
function partPicture() {
  const canvas = make("canvas", { width: pictureWidth * 2, height: Math.round((pictureWidth * 2 * pictureSize[1]) / pictureSize[0]), "aria-hidden": "true" });
  pictureSight.observe(canvas);
  return canvas;
}

/** The picture that moves; null without. */
let movingPicture = null;

function stopPicture() {
  if (!movingPicture) return;
  const { canvas, picture } = movingPicture;
  movingPicture = null;
  drawStill(canvas, picture);
}

/** Lets the picture of a button move until it is left, unless the system asks for less motion. */
function movePicture(button) {
  const canvas = button && find("canvas", button);
  if (movingPicture?.canvas === canvas) return;
  stopPicture();
  if (!canvas || lessMotion.matches) return;
  const picture = compilePicture(button.dataset.part);
  if (!picture) return;
  const moving = (movingPicture = { canvas, picture });
  const duration = Math.min(picture.engine.exports.duration(picture.handle), 2);
  const start = performance.now();
  const next = (now) => {
    if (movingPicture !== moving) return;
    if (!palette.open || !canvas.isConnected) return stopPicture();
    drawPicture(canvas, picture, Math.min(((now - start) / 1000) % (duration + 0.4), duration));
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const pictureButton = ({ target }) => target.closest?.("[data-part]") ?? null;
paletteList.addEventListener("pointerover", (event) => movePicture(pictureButton(event)));
paletteList.addEventListener("pointerleave", () => movePicture(null));
paletteList.addEventListener("focusin", (event) => movePicture(pictureButton(event)));
paletteList.addEventListener("focusout", () => movePicture(null));
