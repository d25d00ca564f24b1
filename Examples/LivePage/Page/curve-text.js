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

/** A text of which parts are taken as they are understood. Nothing may be left of it: what is not used would change nothing. */
class PastedText {
  constructor(text) {
    this.rest = text;
  }
  /** Takes the first part that matches: the match, or null. */
  take(pattern) {
    const match = this.rest.match(pattern);
    // No two words become one.
    if (match) this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`;
    return match;
  }
  checkIsUsed() {
    const [left] = this.rest.match(/[^\s,;:=(){}[\]"'`.]+(?:[.][^\s,;:=(){}[\]"'`.]+)*/) ?? [];
    if (left) faulty(`“${left}” is not understood, so nothing is changed.`);
  }
}

/** The names of values in other tools, the longest first, and what they mean. */
const curveNames = {
  "initial velocity": "velocity", "visual duration": "duration", "duration millis": "duration", "damping fraction": "ratio", "damping ratio": "ratio",
  stiffness: "stiffness", tension: "stiffness", friction: "damping", damping: "damping", response: "response", duration: "duration",
  velocity: "velocity", bounce: "bounce", mass: "mass",
};
const namePattern = new RegExp(`(?<![a-z_-])["']?(${Object.keys(curveNames).join("|").replaceAll(" ", "[ _-]?")})["']?\\s*[:=]?\\s*["']?([^\\s,;(){}"']+)["']?`);
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
function namedValues(source) {
  const values = {};
  for (let match; (match = source.take(namePattern)); ) {
    const [, name, value] = match;
    const meaning = curveNames[name.replace(/[_-]/g, " ")] ?? Object.entries(curveNames).find(([known]) => known.replace(" ", "") === name)[1];
    if (meaning in values) faulty(`There are two values of ${valueNames[meaning] ?? meaning}.`);
    values[meaning] = meaning === "duration" ? secondsIn(value) : numberIn(name, value);
  }
  return values;
}

/** Answers what was understood, if that used every value. */
function using(names, values, answer) {
  for (const name of Object.keys(values))
    if (!names.includes(name)) faulty(`There is a ${valueNames[name] ?? name} of ${values[name]}, which nothing here uses.`);
  return answer;
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

/** Takes a spring: that of WebKit has four numbers, mass, stiffness, damping and velocity; that of other tools names its values. */
function springIn(source, values) {
  const call = source.take(/(?<![a-z])(?:interpolating|interactive)?spring\s*(?:\(([^()]*)\)?|(?![a-z]))/);
  const numbers = (call?.[1] ?? "").split(/[\s,]+/).filter(Boolean);
  // What is inside may be a name.
  if (numbers.some((text) => !/^[-+]?\.?\d/.test(text))) source.rest += ` ${numbers.splice(0).join(" ")}`;
  if (numbers.length === 4 && !Object.keys(values).length) {
    const [mass, stiffness, damping, velocity] = ["mass", "stiffness", "damping", "velocity"].map((name, index) => numberIn(name, numbers[index]));
    return stiffSpring({ mass, stiffness, damping, velocity });
  }
  if (numbers.length) faulty(`A spring has four numbers without names: mass, stiffness, damping and velocity. Here ${numbers.length === 1 ? "is" : "are"} ${numbers.join(", ")}: write their names, such as response or bounce.`);
  // What SwiftUI says of how two springs blend changes nothing here.
  source.take(/(?<![a-z])blendduration\s*:\s*0?\.?0+(?![\d.])/);
  const { stiffness, response, ratio, duration, bounce } = values;
  if (stiffness !== undefined) return using(["stiffness", values.damping === undefined ? "ratio" : "damping", "mass", "velocity"], values, stiffSpring(values));
  if (values.damping !== undefined) faulty(`There is a damping of ${values.damping}, but no stiffness.`);
  if (response !== undefined) {
    checkValue("response", response, 0, 50, true);
    checkValue("ratio", ratio ?? 0.825, 0, 20, true);
    const given = ratio === undefined ? "damping fraction 0.825, which SwiftUI takes where none is given" : `damping fraction ${ratio}`;
    return using(["response", "ratio"], values, { node: animationNode("springResponse", { response, dampingRatio: ratio ?? 0.825 }), said: `A spring of response ${seconds(response)} and ${given}.` });
  }
  if (ratio !== undefined) faulty(`There is a damping ratio of ${ratio}, but neither a stiffness, as on Android, nor a response, as on iOS.`);
  const [preset] = source.take(/(?<![a-z])(?:smooth|snappy|bouncy)(?![a-z])/) ?? [];
  if (bounce === undefined && !preset && !call) return null;
  if (bounce !== undefined && preset) faulty(`“${preset}” has a bounce, and ${bounce} is another one.`);
  checkValue("bounce", bounce ?? 0, -1, 1);
  const whole = bounce ?? bounces[preset] ?? 0;
  const time = duration ?? 0.5;
  checkValue("duration", time, 0, 30, true);
  return using(["duration", "bounce"], values, { node: animationNode("spring", { duration: time, bounce: whole }), said: `A spring of duration ${seconds(time)} and bounce ${whole}.` });
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
    const values = words.filter((word) => !word.endsWith("%"));
    if (values.length > 1) faulty(`A point of linear() is “${entry}”, which has more than one value.`);
    const value = numberIn("A point of linear()", values[0] ?? entry);
    const at = words.filter((word) => word.endsWith("%")).map((word) => numberIn("A position of linear()", word.slice(0, -1)) / 100);
    if (at.length > 2) faulty(`A point of linear() is “${entry}”, which has more than two positions.`);
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

/** The curves of easings.net by their names, as in easeInSine, and those of Material by theirs: control points. */
const publishedCurves = {
  easeinsine: [0.12, 0, 0.39, 0], easeoutsine: [0.61, 1, 0.88, 1], easeinoutsine: [0.37, 0, 0.63, 1],
  easeinquad: [0.11, 0, 0.5, 0], easeoutquad: [0.5, 1, 0.89, 1], easeinoutquad: [0.45, 0, 0.55, 1],
  easeincubic: [0.32, 0, 0.67, 0], easeoutcubic: [0.33, 1, 0.68, 1], easeinoutcubic: [0.65, 0, 0.35, 1],
  easeinquart: [0.5, 0, 0.75, 0], easeoutquart: [0.25, 1, 0.5, 1], easeinoutquart: [0.76, 0, 0.24, 1],
  easeinquint: [0.64, 0, 0.78, 0], easeoutquint: [0.22, 1, 0.36, 1], easeinoutquint: [0.83, 0, 0.17, 1],
  easeinexpo: [0.7, 0, 0.84, 0], easeoutexpo: [0.16, 1, 0.3, 1], easeinoutexpo: [0.87, 0, 0.13, 1],
  easeincirc: [0.55, 0, 1, 0.45], easeoutcirc: [0, 0.55, 0.45, 1], easeinoutcirc: [0.85, 0, 0.15, 1],
  easeinback: [0.36, 0, 0.66, -0.56], easeoutback: [0.34, 1.56, 0.64, 1], easeinoutback: [0.68, -0.6, 0.32, 1.6],
  // Source: the tokens of Material 3 for the web, where emphasized is one curve.
  emphasized: [0.2, 0, 0, 1], emphasizeddecelerate: [0.05, 0.7, 0.1, 1], emphasizedaccelerate: [0.3, 0, 0.8, 0.15],
  fastoutslowineasing: [0.4, 0, 0.2, 1], linearoutslowineasing: [0, 0, 0.2, 1], fastoutlinearineasing: [0.4, 0, 1, 1],
};
const namedCurves = { easein: "easeIn", easeout: "easeOut", easeinout: "easeInOut", linear: "linear", lineareasing: "linear" };

/** The curve of a name, or null. */
function namedCurve(source, duration) {
  const [given] = source.take(/(?<![\w-])(?:ease(?:-?(?:in|out))*(?:-?(?:sine|quad|cubic|quart|quint|expo|circ|back|elastic|bounce))?|linear|linear-?easing|emphasized(?:-?(?:decelerate|accelerate))?|(?:fast|linear)-?out-?(?:slow|linear)-?in-?easing)(?![\w-])/) ?? [];
  if (!given) return null;
  const name = given.replaceAll("-", "");
  if (name === "ease") return { node: animationNode("namedCurve", { curve: 0, duration }), said: `The curve “ease” of CSS, over ${seconds(duration)}.` };
  if (namedCurves[name]) return { node: animationNode(namedCurves[name], { duration }), said: `${parts.get(namedCurves[name]).title}, over ${seconds(duration)}.` };
  const points = publishedCurves[name];
  if (points) return bezierIn(points.map(String), duration);
  return faulty(/elastic|bounce/.test(name) ? `“${given}” is neither a Bézier curve nor a spring: paste its points as linear(…).` : `“${given}” is no curve that this page knows.`);
}

function stepsIn([, count, jump], duration) {
  const number = Number(count);
  if (!(Number.isInteger(number) && number > 0)) faulty(`steps() has the count “${count}”, which is not a whole number above 0.`);
  const jumps = ["start", "end", "none", "both"];
  const index = jump ? jumps.indexOf(jump.replace("jump-", "")) : 1;
  if (index < 0) faulty(`steps() has the jump “${jump}”. It is ${jumps.join(", ")}.`);
  return { node: animationNode("steps", { count: number, jump: index, duration }), said: `${number} steps that jump at ${jumps[index]}, over ${seconds(duration)}.` };
}

/** Takes a time that stands alone, in seconds, or undefined. */
function takeTime(source) {
  const [, time] = source.take(/(?<![\w.%-])(\d*\.?\d+m?s)(?![\w.%])/) ?? [];
  return time && secondsIn(time);
}

/** What code and style sheets have around a curve. */
const around = [
  /(?<![\w-])(?:transition|animation)\s*:\s*(?:(?:all|transform|opacity|translate|rotate|scale|filter|clip-path|box-shadow|background-color|color|width|height|top|left)(?![\w-]))?/,
  /(?<![\w-])(?:transition|animation)-timing-function\s*:/, /["']?(?<![\w-])type["']?\s*[:=]\s*(?=["']?spring)/,
  /(?<![\w-])["']?(?:ease|easing|curve|transition|animation|animationspec|timing)["']?\s*[:=](?!=)/, /(?<![\w-])(?:tween|withanimation|animation|new)(?=[\s.(])/,
];

/**
 * Reads a curve: the animation, and what was understood; and the points of `linear(…)`, to which that comes as close as it can:
 * then it answers with a promise. Every number and every word of the text is used; otherwise the error names it.
 *
 * @param usual the duration of what says none
 */
function curveFromText(given, usual) {
  const text = given.trim().toLowerCase();
  if (!text) faulty("There is nothing to read.");
  const source = new PastedText(text);
  for (const pattern of around) source.take(pattern);
  const answer = curveIn(source, usual);
  if (!answer) faulty(`“${given.trim().slice(0, 40)}” is no curve that this page knows: write cubic-bezier(…), linear(…), steps(…), stiffness and damping, response, or duration and bounce.`);
  source.checkIsUsed();
  return answer.fit?.() ?? answer;
}

function curveIn(source, usual) {
  const listed = (pattern) => source.take(pattern)?.[1].split(",").map((part) => part.trim());
  const values = namedValues(source);
  // It stands alone, or has a name.
  const time = takeTime(source);
  if (time && values.duration === undefined) values.duration = time;
  else if (time) faulty("There are two values of duration.");
  const withDuration = (read) => {
    const duration = values.duration ?? usual;
    checkValue("duration", duration, 0, 30, true);
    const answer = read(duration);
    return answer && using(["duration"], values, answer);
  };
  // A comma before the duration, which is taken already.
  const numbersOf = (list) => (list.at(-1) === "" ? list.slice(0, -1) : list);
  const bezier = listed(/(?<![a-z])(?:cubic-?bezier(?:easing)?|timingcurve)\s*\(([^)]*)\)?/);
  if (bezier) return withDuration((duration) => bezierIn(numbersOf(bezier), duration));
  const linear = listed(/(?<![a-z])linear\s*\(([^):=]*[^):=\s][^):=]*)\)?/);
  if (linear) {
    const points = pointsIn(numbersOf(linear));
    return withDuration((duration) => ({ said: "", fit: () => fittedCurve(points, duration) }));
  }
  const steps = source.take(/(?<![a-z])steps\s*\(\s*([^,)]*?)\s*(?:,\s*([\w-]*)\s*)?\)/);
  if (steps) return withDuration((duration) => stepsIn(steps, duration));
  const spring = springIn(source, values);
  if (spring) return spring;
  const named = withDuration((duration) => namedCurve(source, duration));
  if (named) return named;
  return withDuration((duration) => {
    const numbers = source.rest.split(/[\s,;[\](){}]+/).filter(Boolean);
    if (!numbers.length || !numbers.every((part) => Number.isFinite(Number(part)))) return null;
    source.rest = "";
    return bezierIn(numbers, duration);
  });
}
