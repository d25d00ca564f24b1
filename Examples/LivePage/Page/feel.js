// What a finger gave, and what the motion took over from it; and a storm of taps, which interrupt each other.

const feelBox = { width: 200, height: 76 };
const feel = find("#feel");
/** The last time that a finger held the card: values before and after it let go. */
let feeling = null;

/** The component of a page that changes most, by which the motion is measured; null if nothing changes. */
function leadingComponent(variant) {
  const { views, tracks } = structureOf(variant);
  let leading = null;
  tracks.forEach((track, index) => {
    if (views[track.view].parent >= 0) return;
    const words = engine.words("curve", variant.handle, index, 2);
    track.components.forEach((_, lane) => {
      const change = words[8 + lane] - words[lane];
      const size = Math.abs(change) * (track.property === "translation" ? 1e3 : 1);
      if (size > 1e-6 && size > (leading?.size ?? 0)) leading = { index, lane, size, unit: track.unit, name: `${views[track.view].name} ${track.property}` };
    });
  });
  return leading;
}

/** The value and the velocity of the leading component now. */
function measureFeel({ variant, leading }) {
  engine.exports.playerMeasure(variant.player);
  const at = engine.at + leading.index * 8 + leading.lane;
  return { value: engine.floats[at], velocity: engine.floats[at + 4] };
}

/** A finger takes the card, which may be in flight. */
function beginFeel(variant) {
  const leading = variant.handle ? leadingComponent(variant) : null;
  feeling = leading && { variant, leading, handle: variant.handle, finger: [], motion: [], gave: 0, took: 0, caught: 0, isOver: false };
  if (feeling && clock.isPlaying && !hasEnded(variant)) feeling.caught = measureFeel(feeling).velocity;
}

function followFeel(at) {
  if (!feeling) return;
  feeling.finger.push({ at, value: measureFeel(feeling).value });
  feeling.finger = feeling.finger.filter((sample) => at - sample.at <= 500);
}

/** The finger lets go: `action` hands its velocity to the motion. */
function endFeel(at, action) {
  if (!feeling?.finger.length) return action();
  const { finger } = feeling;
  const rest = { value: finger.at(-1).value, at };
  feeling.gave = engine.velocityOf([...finger, rest].map((sample) => ({ x: sample.value, time: sample.at / 1000 }))).x;
  action();
  feeling.took = measureFeel(feeling).velocity;
  feeling.start = null;
  showFeel();
}

/** Notes where the motion is, until it ends. */
function watchFeel() {
  if (!feeling || feeling.isOver || feeling.start === undefined || isFingerDown) return;
  if (feeling.variant.handle !== feeling.handle || hasEnded(feeling.variant)) feeling.isOver = true;
  else {
    // As long as the engine has played it.
    feeling.start ??= clock.played;
    const played = clock.played - feeling.start;
    feeling.motion.push({ at: feeling.finger.at(-1).at + played, value: measureFeel(feeling).value });
    if (played > 900) feeling.isOver = true;
  }
  drawFeel();
}

const perSecond = (value, unit) => `${numberText(value, unit)}/s`;

function showFeel() {
  const { leading, gave, took, caught } = feeling;
  const texts = [`The finger gave ${perSecond(gave, leading.unit)}.`, `The motion took over ${perSecond(took, leading.unit)}.`];
  if (caught) texts.unshift(`Caught in flight at ${perSecond(caught, leading.unit)}.`);
  showReadout(texts.join(" "), shortName(leading.name));
  drawFeel();
}

const feelLines = ["finger", "motion"].map((name) => makeSVG("polyline", { class: name }));
const feelDot = makeSVG("circle", { r: 3.5 });
const feelPicture = makeSVG("svg", { viewBox: `0 0 ${feelBox.width} ${feelBox.height}`, "aria-hidden": "true" }, ...feelLines, feelDot);
const feelName = make("b");
const feelText = make("p", { role: "status" });
feel.append(make("div", {}, feelName, make("button", { type: "button", className: "icon", ariaLabel: "Close the readout", id: "feel-close", click: () => (feel.hidden = true) }, icon("close"))),
  feelPicture, feelText);

function showReadout(text, name) {
  feel.hidden = false;
  write(feelName, name);
  write(feelText, text);
  feelPicture.style.display = name === stormName ? "none" : "";
}

const drawFeel = throttled(60, () => {
  if (!feeling || feel.hidden) return;
  const { finger, motion } = feeling;
  const all = [...finger, ...motion];
  const [start, end] = [all[0].at, Math.max(all.at(-1).at, all[0].at + 1)];
  const values = all.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const position = ({ at, value }) => [4 + ((at - start) / (end - start)) * (feelBox.width - 8), 6 + ((high - value) / (high - low || 1)) * (feelBox.height - 12)].map((number) => rounded(number, 1));
  feelLines[0].setAttribute("points", finger.map(position).join(" "));
  feelLines[1].setAttribute("points", [finger.at(-1), ...motion].map(position).join(" "));
  const [x, y] = position(finger.at(-1));
  feelDot.setAttribute("cx", x);
  feelDot.setAttribute("cy", y);
});
on("time", watchFeel);

let isThrown = false;
/** Throws the card without a finger: it is moved for a moment at an even velocity, and let go. */
async function throwCard() {
  const variant = chosen();
  if (!variant.player || isThrown || isFingerDown) return;
  isThrown = true;
  if (hasEnded(variant)) restart();
  beginFeel(variant);
  pause();
  const from = clamp(progressOf(variant), 0, 0.5);
  const [start, velocity] = [performance.now(), 2.2];
  let now = start;
  const step = () => {
    const progress = from + ((now - start) / 1000) * velocity;
    for (const other of state.variants) {
      if (other.player) engine.exports.drag(other.player, progress);
      other.isOff = true;
    }
    followFeel(now);
    invalidate();
  };
  step();
  await new Promise((done) => {
    const next = () => {
      // It moves evenly, however long a frame takes.
      for (const until = Math.min(performance.now(), start + 120); now < until; step()) now = Math.min(now + 8, until);
      if (now < start + 120) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });
  isThrown = false;
  endFeel(now, () => {
    for (const { player } of state.variants) if (player) engine.exports.finish(player, velocity);
  });
  setPlaying(true);
  invalidate();
  say("Thrown");
}

// A storm: the opposite operation starts again and again, at uneven times.

const stormName = "Storm of taps";
const stormTimes = [90, 40, 150, 60, 30, 200, 50, 110, 35, 70, 160, 45];

/** What is shown now: two opposite corners and the size of each page, or of each of its pieces. */
function shownCorners(variant) {
  engine.exports.playerDraw(variant.player);
  const { at } = engine;
  const words = engine.floats;
  const corners = new Map();
  const counts = new Map();
  for (let index = 0; index < words[at]; index += 1) {
    const start = at + 2 + index * recordLength;
    const [page, , isHidden, opacity] = words.subarray(start, start + 4);
    const [x, y, width, height] = words.subarray(start + 20, start + 24);
    // Pieces of a page keep their order.
    const count = counts.get(page) ?? 0;
    counts.set(page, count + 1);
    if (isHidden !== 1 && opacity > 1e-6) {
      const places = [...projected(words, start, x, y), ...projected(words, start, x + width, y + height)];
      corners.set(`${page}/${count}`, { places, opacity, size: Math.hypot(places[2] - places[0], places[3] - places[1]) });
    }
  }
  return { corners, pieces: counts };
}

/** How far what is shown jumps while something is done. A page that comes or goes jumps by its size; pieces are compared with themselves. */
function jumpOf(variant, action) {
  const [time, playing] = [engine.exports.playerTime(variant.player), stateOf(variant)];
  const before = shownCorners(variant);
  action();
  const after = shownCorners(variant);
  let jump = 0;
  for (const [id, { places, size }] of [...before.corners, ...after.corners]) {
    const [old, fresh] = [before.corners.get(id), after.corners.get(id)];
    const counts = [before, after].map(({ pieces }) => pieces.get(Number(id.split("/")[0])) ?? 0);
    if (old && fresh) jump = Math.max(jump, ...places.map((_, index) => Math.abs(fresh.places[index] - old.places[index])));
    // A page and its pieces are in the same places: which of them are drawn is no jump.
    else if (counts[0] === counts[1] || Math.min(...counts) === 0) jump = Math.max(jump, size);
  }
  return { jump, time, state: playing, stateAfter: stateOf(variant), before: [...before.corners], after: [...after.corners] };
}

/** The largest jump of the last storm, with what was shown before and after it. */
let worstJump = null;

async function storm() {
  if (state.variants.every(hasEnded)) restart();
  play();
  let taps = 0;
  worstJump = null;
  for (const pauseTime of stormTimes) {
    await new Promise((done) => setTimeout(done, pauseTime));
    if (state.scene !== "transition" || !chosen().player) break;
    const tap = jumpOf(chosen(), interrupt);
    if (tap.jump >= (worstJump?.jump ?? 0)) worstJump = { tap: taps, ...tap };
    taps += 1;
  }
  const largest = worstJump?.jump ?? 0;
  showReadout(`${taps} taps. The largest jump at a tap is ${largest < 0.05 ? "0" : rounded(largest, 1)} pt: each run starts from what is shown.`, stormName);
}

find("#throw").addEventListener("click", throwCard);
const stormButton = find("#storm");
stormButton.addEventListener("click", () => chosen().player && whileOff(stormButton, storm));
