// Reads curves and springs as other tools write them: CSS, Figma, Android, iOS, SwiftUI, Framer.

/** What cannot be read, in a sentence that names the value. */
class CurveFault extends Error {}
const faulty = (text) => {
  throw new CurveFault(text);
};

/** Constants of Android that stand for numbers. */
const androidNumbers = {
  stiffnesshigh: 10000, stiffnessmedium: 1500, stiffnessmediumlow: 400, stiffnesslow: 200, stiffnessverylow: 50,
  dampingratiohighbouncy: 0.2, dampingratiomediumbouncy: 0.5, dampingratiolowbouncy: 0.75, dampingrationobouncy: 1,
};

/** The names of values in other tools, the longest first, and what they mean. */
const curveNames = {
  "initial velocity": "velocity", "visual duration": "duration", "duration millis": "duration", "damping fraction": "ratio", "damping ratio": "ratio",
  stiffness: "stiffness", tension: "stiffness", friction: "damping", damping: "damping", response: "response", duration: "duration",
  velocity: "velocity", bounce: "bounce", mass: "mass",
};
const namePattern = new RegExp(`(?<![a-z])(${Object.keys(curveNames).join("|").replaceAll(" ", "[ _-]?")})["']?\\s*[:=]?\\s*["']?([^\\s,;(){}"']+)`, "g");
const valueNames = { ratio: "damping ratio" };

function numberIn(name, text) {
  const constant = androidNumbers[text.replace(/^spring\./, "")];
  const value = constant ?? Number(text.replace(/(?<=\d)f$/, ""));
  return Number.isFinite(value) ? value : faulty(`${name} is “${text}”, which is not a number.`);
}

/** A time in seconds. Numbers without a unit are seconds, or from 20 on milliseconds. */
function secondsIn(text) {
  const [, number, unit] = text.match(/^(.*?)(ms|s)?$/);
  const value = numberIn("duration", number);
  const seconds = unit === "ms" || (!unit && value >= 20) ? value / 1000 : value;
  return seconds > 0 ? seconds : faulty(`duration is ${text}. It has to be more than 0.`);
}

/** The values with names in a text. */
function namedValues(text) {
  const values = {};
  for (const [, name, value] of text.matchAll(namePattern)) {
    const meaning = curveNames[name.replace(/[_-]/g, " ")] ?? Object.entries(curveNames).find(([known]) => known.replace(" ", "") === name)[1];
    values[meaning] = meaning === "duration" ? secondsIn(value) : numberIn(name, value);
  }
  return values;
}

function checkValue(name, value, low, high, isOpen = false) {
  const shown = valueNames[name] ?? name;
  if (isOpen ? value <= low : value < low) faulty(`${shown} is ${value}. It has to be ${isOpen ? "more than" : "at least"} ${low}.`);
  if (value > high) faulty(`${shown} is ${value}. This page takes up to ${high}.`);
}

function animationNode(name, values) {
  const node = nodeOf(name);
  for (const [key, value] of Object.entries(values)) if (value !== undefined) setValue(node, key, value);
  return node;
}

const seconds = (value) => `${rounded(value, 3)} s`;

/** A spring by stiffness and damping, or by stiffness and damping ratio. */
function stiffSpring({ stiffness, damping, ratio, mass = 1, velocity = 0 }) {
  checkValue("stiffness", stiffness, 0, 10000, true);
  checkValue("mass", mass, 0, 100, true);
  if (damping === undefined && ratio === undefined) faulty("There is a stiffness, but neither a damping nor a damping ratio.");
  if (ratio !== undefined) checkValue("ratio", ratio, 0, 20);
  const used = damping ?? 2 * ratio * Math.sqrt(mass * stiffness);
  checkValue("damping", used, 0, 1000);
  const node = animationNode("interpolatingSpring", { mass, stiffness, damping: used, initialVelocity: velocity });
  const { duration, bounce } = springOf(node);
  const by = damping === undefined ? `stiffness ${stiffness}, damping ratio ${ratio}` : `stiffness ${stiffness}, damping ${damping}, mass ${mass}`;
  return { node, said: `A spring of ${by}${velocity ? `, velocity ${velocity}` : ""}. That is a duration of ${seconds(duration)} and a bounce of ${rounded(bounce, 2)}.` };
}

function springIn(text, values) {
  const { stiffness, response, ratio, duration, bounce } = values;
  if (stiffness !== undefined) return stiffSpring(values);
  if (values.damping !== undefined) faulty(`There is a damping of ${values.damping}, but no stiffness.`);
  if (response !== undefined) {
    checkValue("response", response, 0, 50, true);
    checkValue("ratio", ratio ?? 0.825, 0, 20, true);
    const given = ratio === undefined ? "damping fraction 0.825, which SwiftUI takes where none is given" : `damping fraction ${ratio}`;
    return { node: animationNode("springResponse", { response, dampingRatio: ratio ?? 0.825 }), said: `A spring of response ${seconds(response)} and ${given}.` };
  }
  if (ratio !== undefined) faulty(`There is a damping ratio of ${ratio}, but neither a stiffness, as on Android, nor a response, as on iOS.`);
  const [preset] = text.match(/(?<![a-z])(smooth|snappy|bouncy)(?![a-z])/) ?? [];
  if (bounce === undefined && !preset && !/(?<![a-z])spring/.test(text)) return null;
  checkValue("bounce", bounce ?? 0, -1, 1);
  const whole = bounce ?? bounces[preset] ?? 0;
  return { node: animationNode("spring", { duration: duration ?? 0.5, bounce: whole }), said: `A spring of duration ${seconds(duration ?? 0.5)} and bounce ${whole}.` };
}

/** A Bézier curve by four numbers. */
function bezierIn(list, duration) {
  const names = ["x1", "y1", "x2", "y2"];
  if (list.length !== 4) faulty(`A Bézier curve has four numbers, and there ${list.length === 1 ? "is" : "are"} ${list.length}.`);
  const values = list.map((text, index) => numberIn(names[index], text));
  names.forEach((name, index) => {
    if (index % 2 === 0 && !(values[index] >= 0 && values[index] <= 1)) faulty(`${name} is ${values[index]}. The x of a control point is from 0 to 1.`);
    if (index % 2) checkValue(name, values[index], -10, 20);
  });
  const node = animationNode("timingCurve", { x1: values[0], y1: values[1], x2: values[2], y2: values[3], duration });
  return { node, said: `A Bézier curve with the control points ${values[0]}, ${values[1]} and ${values[2]}, ${values[3]}, over ${seconds(duration)}.` };
}

/** The points of `linear(…)`: positions that are left out lie evenly between those that are there. */
function pointsIn(list) {
  const points = list.flatMap((entry) => {
    const words = entry.split(/\s+/).filter(Boolean);
    const value = numberIn("A point of linear()", words.find((word) => !word.endsWith("%")) ?? entry);
    const at = words.filter((word) => word.endsWith("%")).map((word) => numberIn("A position of linear()", word.slice(0, -1)) / 100);
    return at.length ? at.map((x) => [x, value]) : [[null, value]];
  });
  if (points.length < 2) faulty("linear() has to have two points or more.");
  points[0][0] ??= 0;
  points.at(-1)[0] ??= 1;
  for (let index = 1; index < points.length; index += 1) {
    if (points[index][0] !== null) {
      points[index][0] = Math.max(points[index][0], points[index - 1][0]);
      continue;
    }
    const next = points.findIndex(([x], other) => other > index && x !== null);
    points[index][0] = points[index - 1][0] + (points[next][0] - points[index - 1][0]) / (next - index + 1);
  }
  return points;
}

const curveWords = [
  [/ease-?in-?out/, "easeInOut"], [/ease-?in/, "easeIn"], [/ease-?out/, "easeOut"], [/(?<![a-z])linear/, "linear"],
];

function stepsIn([, count, jump], duration) {
  const number = Number(count);
  if (!(Number.isInteger(number) && number > 0)) faulty(`steps() has the count “${count}”, which is not a whole number above 0.`);
  const jumps = ["start", "end", "none", "both"];
  const index = jump ? jumps.indexOf(jump.replace("jump-", "")) : 1;
  if (index < 0) faulty(`steps() has the jump “${jump}”. It is ${jumps.join(", ")}.`);
  return { node: animationNode("steps", { count: number, jump: index, duration }), said: `${number} steps that jump at ${jumps[index]}, over ${seconds(duration)}.` };
}

/**
 * Reads a curve: the animation, and what was understood; and the points of `linear(…)`, to which that comes as close as it can:
 * then it answers with a promise.
 *
 * @param usual the duration of what says none
 */
function curveFromText(given, usual) {
  const text = given.trim().toLowerCase();
  if (!text) faulty("There is nothing to read.");
  const values = namedValues(text);
  const [, time] = text.replace(/\([^)]*\)/g, " ").match(/(?<![\w.-])(\d*\.?\d+m?s)(?![a-z])/) ?? [];
  const duration = values.duration ?? (time ? secondsIn(time) : usual);
  checkValue("duration", duration, 0, 30, true);
  const within = (pattern) => text.match(pattern)?.[1].split(",").map((part) => part.trim()).filter((part) => part && !/^duration/.test(part));
  const bezier = within(/(?:cubic-?bezier(?:easing)?|timingcurve)\s*\(([^)]*)\)?/);
  if (bezier) return bezierIn(bezier, duration);
  const linear = within(/(?<![a-z])linear\s*\(([^):=]+)\)?/);
  if (linear) return fittedCurve(pointsIn(linear), duration);
  const steps = text.match(/steps\s*\(\s*([^,)]*?)\s*(?:,\s*([\w-]*)\s*)?\)/);
  if (steps) return stepsIn(steps, duration);
  const spring = springIn(text, values);
  if (spring) return spring;
  const word = curveWords.find(([pattern]) => pattern.test(text));
  if (word) return { node: animationNode(word[1], { duration }), said: `${parts.get(word[1]).title}, over ${seconds(duration)}.` };
  if (/(?<![a-z])ease(?![a-z])/.test(text)) return { node: animationNode("namedCurve", { curve: 0, duration }), said: `The curve “ease” of CSS, over ${seconds(duration)}.` };
  const numbers = text.split(/[\s,]+/).filter(Boolean);
  if (numbers.every((part) => Number.isFinite(Number(part)))) return bezierIn(numbers, duration);
  return faulty(`“${given.trim().slice(0, 40)}” is no curve that this page knows: write cubic-bezier(…), linear(…), steps(…), stiffness and damping, response, or duration and bounce.`);
}
