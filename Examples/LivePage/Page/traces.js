// Onion skins and motion trails: where the views are at other times. They change only with the recipe.

const ghostCount = 8;
const mostGhosts = 48;
const mostTraced = 200;
/** More than this takes too long to draw many times. */
const mostItems = 1000;

/** Calls an action for each record of a strip: with the index of the time, a key of the view and where the record begins. */
function forEachRecord(handle, from, interval, count, most, action) {
  engine.exports.strip(handle, from, interval, count);
  let at = engine.at;
  for (let index = 0; index < count; index += 1) {
    const length = engine.floats[at];
    const items = Math.min(engine.floats[at + 1], most);
    const counts = [0, 0];
    for (let item = 0; item < items; item += 1) {
      const start = at + 3 + item * recordLength;
      const page = engine.floats[start] === 1 ? 1 : 0;
      action(index, page * mostTraced + counts[page]++, start);
    }
    at += 1 + length;
  }
}

/** The place in the container of the middle of a view. */
function middleOf(words, at) {
  const x = words[at + 20] + words[at + 22] / 2;
  const y = words[at + 21] + words[at + 23] / 2;
  const m = at + 4;
  const w = words[m + 3] * x + words[m + 7] * y + words[m + 15];
  return [(words[m] * x + words[m + 4] * y + words[m + 12]) / w, (words[m + 1] * x + words[m + 5] * y + words[m + 13]) / w];
}

function makeGhosts({ handle }) {
  const ghosts = make("div", { className: "ghosts" });
  const duration = engine.exports.duration(handle);
  const end = engine.exports.logicalDuration(handle) || duration;
  forEachRecord(handle, 0, end / ghostCount, ghostCount + 1, mostGhosts, (index, key, at) => {
    const words = engine.floats;
    if (words[at + 2] === 1) return;
    const ghost = make("div", { className: words[at] === 1 ? "ghost second" : "ghost" });
    ghost.style.width = points(words[at + 22]);
    ghost.style.height = points(words[at + 23]);
    ghost.style.transform = `${matrixText(words, at)} translate(${points(words[at + 20])},${points(words[at + 21])})`;
    ghost.style.opacity = short((0.25 + (0.65 * index) / ghostCount) * Math.max(words[at + 3], 0.25));
    ghosts.append(ghost);
  });
  return ghosts;
}

function makeTrail({ handle }) {
  const duration = engine.exports.duration(handle);
  const count = clamp(Math.ceil(duration * 60) + 1, 2, 240);
  const paths = new Map();
  forEachRecord(handle, 0, duration / (count - 1), count, mostTraced, (index, key, at) => {
    const words = engine.floats;
    if (!paths.has(key)) paths.set(key, { page: words[at], places: [] });
    const place = middleOf(words, at);
    if (place.every(Number.isFinite) && Math.hypot(...place) < 1e4) paths.get(key).places.push(place.map((value) => rounded(value, 1)));
  });
  const svg = makeSVG("svg", { class: "path", viewBox: `0 0 ${state.size.join(" ")}` });
  for (const { page, places } of paths.values()) {
    const isStill = places.every(([x, y]) => Math.hypot(x - places[0][0], y - places[0][1]) < 0.5);
    if (isStill) continue;
    const kind = page === 1 ? "second" : "first";
    svg.append(makeSVG("polyline", { class: kind, points: places.map((place) => place.join(",")).join(" ") }));
    if (paths.size <= 6) for (const [x, y] of places) svg.append(makeSVG("circle", { class: kind, cx: x, cy: y, r: 4.5 }));
  }
  return svg;
}

/** Shows what the switches ask for, on every device. */
const showTraces = throttled(80, () => {
  for (const variant of state.variants) {
    if (!variant.handle || !variant.device) continue;
    if ((state.onion || state.trail) && itemCount(variant.handle) > mostItems) {
      variant.device.overlays.replaceChildren();
      continue;
    }
    const layers = [];
    if (state.onion) layers.push(makeGhosts(variant));
    if (state.trail) layers.push(makeTrail(variant));
    variant.device.overlays.replaceChildren(...layers);
  }
});
