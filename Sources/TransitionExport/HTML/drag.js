// The finger: dragging follows it, and letting go finishes or takes back the transition.

/** The animations of whole views: pieces go another way than their neighbours, and at other times. */
const animationsOfViews = () =>
  animations.filter((animation) => animation.effect.target.matches(".screen > .frame > .view"));

/** The way of the view that moves furthest, in points: that is the direction in which to drag. */
function longestWay() {
  let longest = { x: 0, y: 0 };
  for (const animation of animationsOfViews()) {
    const places = animation.effect.getKeyframes().filter((keyframe) => keyframe.translate)
      .map((keyframe) => keyframe.translate.split(" ").map(parseFloat));
    if (places.length < 2) continue;
    const [first, last] = [places[0], places[places.length - 1]];
    const way = { x: last[0] - first[0], y: (last[1] ?? 0) - (first[1] ?? 0) };
    if (Math.hypot(way.x, way.y) > Math.hypot(longest.x, longest.y)) longest = way;
  }
  if (longest.x || longest.y) return longest;
  return { x: (state.operation === "push") !== state.rightToLeft ? -1 : 1, y: 0 };
}

/**
 * The progress of what follows the finger, at equal steps of time until it arrives; nothing if time itself
 * has to, as nothing moves evenly enough.
 *
 * A curve that falls before it arrives, waits or jumps would let the finger skip a part of the time.
 */
function followed() {
  const steps = 200;
  const moves = (animation) => animation.effect.getKeyframes().some((keyframe) => "translate" in keyframe);
  for (const animation of animationsOfViews().filter(moves)) {
    const curve = [];
    for (let step = 0; step <= steps && !(curve[step - 1] >= 1); step += 1) {
      animation.currentTime = (duration() * step) / steps;
      curve.push(Math.min(animation.effect.getComputedTiming().progress ?? 0, 1));
    }
    const rises = curve.every((progress, step) => step === 0 || (progress >= curve[step - 1] && progress - curve[step - 1] < 0.2));
    if (rises && curve[0] === 0 && curve[Math.round(steps / 20)] > 0 && curve[curve.length - 1] > 0.99)
      return curve.map((progress, step) => ({ progress, at: (duration() * step) / steps }));
  }
  return null;
}

/** The time at which a curve has a progress. */
function timeOf(progress, curve) {
  if (!curve) return progress * duration();
  const next = curve.findIndex((point) => point.progress >= progress);
  if (next <= 0) return next < 0 ? curve[curve.length - 1].at : curve[0].at;
  const [before, after] = [curve[next - 1], curve[next]];
  return before.at + ((after.at - before.at) * (progress - before.progress)) / (after.progress - before.progress);
}

/** The progress at a time, up to which a curve has risen. */
function progressAt(at, curve) {
  if (!curve) return duration() > 0 ? at / duration() : 0;
  return (curve.find((point) => point.at >= at) ?? { progress: 1 }).progress;
}

let finger = null;

device.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  device.setPointerCapture(event.pointerId);
  pause();
  const way = longestWay();
  const curve = followed();
  const start = time() < duration() ? progressAt(time(), curve) : 0;
  seek(time());
  const isHorizontal = Math.abs(way.x) >= Math.abs(way.y);
  const box = device.getBoundingClientRect();
  finger = {
    place: ({ clientX, clientY }) => (isHorizontal ? clientX : clientY),
    start: isHorizontal ? event.clientX : event.clientY,
    length: (isHorizontal ? box.width : box.height) * Math.sign(isHorizontal ? way.x : way.y),
    samples: [],
    moved: false,
    curve,
    from: start,
  };
});
device.addEventListener("pointermove", (event) => {
  if (!finger) return;
  const way = finger.place(event) - finger.start;
  const share = Math.min(Math.max(finger.from + way / finger.length, 0), 1);
  if (Math.abs(way) > 3) finger.moved = true;
  if (!finger.moved) return;
  finger.samples.push({ share, at: event.timeStamp });
  finger.samples = finger.samples.filter((sample) => event.timeStamp - sample.at < 100);
  seek(timeOf(share, finger.curve));
});
function letGo() {
  if (!finger) return;
  const { samples, moved } = finger;
  finger = null;
  if (!moved || samples.length === 0) return;
  const [first, last] = [samples[0], samples[samples.length - 1]];
  const velocity = (last.share - first.share) / Math.max(last.at - first.at, 1);
  // Where the finger would come to rest if it glided on for a while decides.
  const finishes = last.share + velocity * 180 > 0.5;
  play(finishes ? 1 : -1, true);
}
device.addEventListener("pointerup", letGo);
device.addEventListener("pointercancel", letGo);
