// What is known about animations: of springs and curves as numbers, and of the curves that they draw.

const bounces = { spring: 0, smooth: 0, snappy: 0.15, bouncy: 0.3, interactiveSpring: 0.14 };
const beziers = { linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1] };

const valueIndex = (node, name) => (partOf(node).parameters ?? []).findIndex((parameter) => parameter.name === name);
const valueOf = (node, name) => node.values[valueIndex(node, name)];
function setValue(node, name, value) {
  const index = valueIndex(node, name);
  if (index < 0) return;
  const { kind, step = 0.01 } = partOf(node).parameters[index];
  node.values[index] = kind === "number" ? rounded(value, step >= 1 ? 2 : 4) : value;
}

/** An animation without the modifiers around it, such as a delay. */
function plainOf(animation) {
  let node = animation;
  while (node.parts.length) node = node.parts[0];
  return node;
}

const isModifier = (part) => part.kind === "animation" && part.children?.length === 1;
const isSpring = (node) => node.part in bounces || node.part === "springResponse" || node.part === "interpolatingSpring";
const isBezier = (node) => node.part in beziers || node.part === "timingCurve";

/** The duration and bounce of a spring, whatever numbers it is made of. */
function springOf(node) {
  if (node.part in bounces) {
    const extra = valueOf(node, "bounce") ?? valueOf(node, "extraBounce");
    return { duration: valueOf(node, "duration"), bounce: clamp(bounces[node.part] + extra, -1, 1) };
  }
  const bounceOf = (ratio) => (ratio <= 1 ? 1 - ratio : 1 / ratio - 1);
  if (node.part === "springResponse") return { duration: valueOf(node, "response"), bounce: bounceOf(valueOf(node, "dampingRatio")) };
  const [mass, stiffness, damping] = ["mass", "stiffness", "damping"].map((name) => valueOf(node, name));
  return { duration: 2 * Math.PI * Math.sqrt(mass / stiffness), bounce: bounceOf(damping / (2 * Math.sqrt(mass * stiffness))) };
}

/** Writes duration and bounce into a spring of any kind. */
function setSpring(node, { duration, bounce }) {
  const ratio = bounce >= 0 ? 1 - bounce : 1 / Math.max(1 + bounce, 0.01);
  if (node.part in bounces) {
    setValue(node, "duration", duration);
    setValue(node, valueIndex(node, "bounce") >= 0 ? "bounce" : "extraBounce", bounce - bounces[node.part]);
  } else if (node.part === "springResponse") {
    setValue(node, "response", duration);
    setValue(node, "dampingRatio", ratio);
  } else {
    const mass = valueOf(node, "mass");
    const stiffness = mass * (2 * Math.PI / duration) ** 2;
    setValue(node, "stiffness", stiffness);
    setValue(node, "damping", 2 * ratio * Math.sqrt(mass * stiffness));
  }
}

const bezierOf = (node) => beziers[node.part] ?? ["x1", "y1", "x2", "y2"].map((name) => valueOf(node, name));

/** How long an animation is meant to take. */
const durationOf = (node) => (isSpring(node) ? springOf(node).duration : valueOf(node, "duration") ?? 0.35);

/** An animation of another kind that is as similar as it can be. */
function convertedAnimation(node, name) {
  const next = nodeOf(name);
  const duration = durationOf(node);
  if (isSpring(next)) setSpring(next, isSpring(node) && name !== "smooth" && name !== "snappy" && name !== "bouncy" ? springOf(node) : { duration, bounce: bounces[name] ?? 0.2 });
  else setValue(next, "duration", duration);
  if (name === "timingCurve" && isBezier(node))
    bezierOf(node).forEach((value, index) => setValue(next, ["x1", "y1", "x2", "y2"][index], value));
  return next;
}

// The curve of an animation: what it does to a view that moves by 1000 points.

const curves = new Map();

/** Into how many steps a curve is divided: 120 a second, and enough of them for short ones. */
const stepsOf = (duration) => clamp(Math.ceil(duration * 120), 160, 1600);

/** The largest value of a curve, of which equal steps have values and velocities. */
function peakOf(values, velocities, step) {
  let peak = Math.max(...values);
  for (let index = 1; index < values.length; index += 1) {
    const [start, end] = [velocities[index - 1] * step, velocities[index] * step];
    if (!(start > 0 && end < 0)) continue;
    // Between two steps the curve is as good as a cubic, whose slope is start + linear * t + square * t².
    const rise = values[index] - values[index - 1];
    const [square, linear] = [3 * (start + end) - 6 * rise, 6 * rise - 4 * start - 2 * end];
    const at = (2 * start) / (Math.sqrt(linear * linear - 4 * square * start) - linear);
    peak = Math.max(peak, values[index - 1] + at * (start + at * (linear / 2 + (at * square) / 3)));
  }
  return peak;
}

/** The progress of an animation at equal steps, its largest value, and its durations. */
function curveOf(animation) {
  const key = JSON.stringify(packed(animation));
  if (curves.has(key)) return curves.get(key);
  if (curves.size > 60) curves.clear();
  const offset = nodeOf("offset");
  setValue(offset, "x", 1000);
  setValue(offset, "y", 0);
  const recipe = { part: partFor("animated", "atomic").name, values: [], parts: [offset, animation] };
  engine.give(encode(recipe, [2000, 2000, 0, 0, 0, 0]));
  const handle = engine.exports.compile();
  if (!handle) return { duration: 0, perceived: 0, values: [], velocities: [], peak: 1 };
  const curve = { duration: engine.exports.duration(handle), perceived: engine.exports.logicalDuration(handle), values: [] };
  const { tracks, views } = engine.json("structure", handle);
  const index = tracks.findIndex((track) => track.property === "translation" && views[track.view].name === "destination");
  const steps = stepsOf(curve.duration);
  const words = engine.words("curve", handle, Math.max(index, 0), steps + 1);
  const velocities = [];
  for (let step = 0; step <= steps; step += 1) {
    curve.values.push(1 - words[step * 8] / 1000);
    velocities.push(-words[step * 8 + 4] / 1000);
  }
  curve.velocities = velocities;
  curve.peak = peakOf(curve.values, velocities, curve.duration / steps);
  engine.exports.release(handle);
  curves.set(key, curve);
  return curve;
}

/** An animation in a few words. */
function describeAnimation(animation) {
  const node = plainOf(animation);
  const seconds = `${rounded(durationOf(node), 2)} s`;
  if (!isSpring(node)) return `${partOf(node).title} ${seconds}`;
  const { bounce } = springOf(node);
  return Math.abs(bounce) < 0.005 ? `Spring ${seconds}` : `Spring ${seconds}, ${rounded(bounce, 2)}`;
}

/** The animation that a part has from the parts around it; null for the default. */
function inheritedAnimation(root, path) {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const node = nodeAt(root, path.slice(0, length));
    if (node && isTiming(node) && node.parts.length === 2) return node.parts[1];
  }
  return null;
}
