// Reads 10,000 texts as other tools write curves, without a browser: usage: node curve_texts.js PAGE [SEED]
//
// Each text is understood. Then one of its numbers becomes another one, or a word or a number is added: either something else is
// understood, or an error says why not.

const fs = require("node:fs");
const path = require("node:path");

const around = `
  const nodeOf = (part) => ({ part, values: {} }), setValue = (node, name, value) => (node.values[name] = value);
  const parts = { get: (name) => ({ title: name }) }, bounces = { smooth: 0, snappy: 0.15, bouncy: 0.3 };
  const springOf = () => ({ duration: 0.5, bounce: 0 }), rounded = (value) => value;
  const fittedCurve = (points, duration) => ({ node: { part: "points", values: { points, duration } } });`;
const page = fs.readFileSync(path.join(process.argv[2], "curve-text.js"), "utf8");
const { curveFromText, CurveFault, publishedCurves } = new Function(`${around}${page}; return { curveFromText, CurveFault, publishedCurves };`)();

const seed = Number(process.argv[3] ?? Date.now() % 1e9);
let state = seed;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const pick = (list) => list[Math.floor(random() * list.length)];
const number = (low, high, digits = 2) => String(Number((low + random() * (high - low)).toFixed(digits)));
const time = () => pick([() => `${number(0.1, 2)}s`, () => `${number(20, 900, 0)}ms`])();
const comma = () => pick([",", ", ", " , "]);

const curves = [
  () => `cubic-bezier(${[number(0, 1), number(-0.5, 1.5), number(0, 1), number(-0.5, 1.5)].join(comma())})${pick(["", ` ${time()}`])}`,
  () => `transition: ${pick(["all", "transform", "opacity"])} ${time()} ${pick(["ease", "ease-in", "ease-out", "ease-in-out", "linear"])};`,
  () => `transition-timing-function: cubic-bezier(${[number(0, 1), number(0, 1), number(0, 1), number(0, 1)].join(comma())});`,
  () => [number(0, 1), number(0, 1), number(0, 1), number(0, 1)].join(comma()),
  () => `steps(${number(1, 12, 0)}${pick(["", ", start", ", jump-end", ", jump-none", ", jump-both"])}) ${time()}`,
  () => `linear(0, ${number(0.1, 0.4)} ${number(10, 40, 1)}%, ${number(0.5, 0.9)} ${number(50, 70, 1)}% ${number(71, 90, 1)}%, 1) ${time()}`,
  () => `${pick(Object.keys(publishedCurves))} ${time()}`,
  () => `spring(${[number(0.5, 3), number(50, 400, 0), number(5, 40), number(0, 5)].join(pick([" ", ", "]))})`,
  () => `stiffness: ${number(50, 900, 0)}, damping: ${number(5, 60)}, mass: ${number(0.5, 3)}`,
  () => `{ "type": "spring", "stiffness": ${number(50, 900, 0)}, "damping": ${number(5, 60)}, "velocity": ${number(0.1, 5)} }`,
  () => `spring(dampingRatio = ${number(0.1, 1)}f, stiffness = ${pick(["Spring.StiffnessLow", "Spring.StiffnessMedium", `${number(50, 900, 0)}f`])})`,
  () => `tween(durationMillis = ${number(50, 900, 0)}, easing = ${pick(["FastOutSlowInEasing", "LinearOutSlowInEasing", "FastOutLinearInEasing", "LinearEasing"])})`,
  () => `.spring(response: ${number(0.1, 1)}, dampingFraction: ${number(0.1, 1)}${pick(["", ", blendDuration: 0"])})`,
  () => `.spring(duration: ${number(0.1, 1)}, bounce: ${number(-0.5, 0.9)})`,
  () => `.${pick(["smooth", "snappy", "bouncy"])}(duration: ${number(0.1, 1)})`,
  () => `.interpolatingSpring(mass: ${number(0.5, 3)}, stiffness: ${number(50, 400, 0)}, damping: ${number(5, 40)}, initialVelocity: ${number(0.1, 5)})`,
  () => `.timingCurve(${[number(0, 1), number(0, 1), number(0, 1), number(0, 1)].join(", ")}, duration: ${number(0.1, 1)})`,
  () => `withAnimation(.${pick(["easeIn", "easeOut", "easeInOut", "linear"])}(duration: ${number(0.1, 1)}))`,
];
const strays = ["wobble", "elastic", "overshoot: 2", "delay: 0.2", "delay", "42", "0.7", "350ms", "easing2", "ease-in", "tension: 12", "mass: 2", "bounce: 0.2", "restDelta: 0.01", "rotate"];

const reading = (text) => {
  try {
    return { node: JSON.stringify(curveFromText(text, 0.377).node) };
  } catch (error) {
    if (error instanceof CurveFault) return { fault: error.message };
    throw new Error(`seed ${seed}: ${text}: ${error.stack}`);
  }
};
const expect = (condition, text, answer) => {
  if (!condition) throw new Error(`seed ${seed}: “${text}” is read as ${JSON.stringify(answer)}`);
};

const counts = { read: 0, otherNumbers: 0, refused: 0 };
for (let index = 0; index < 10000; index += 1) {
  const text = pick(curves)(), answer = reading(text);
  expect(answer.node, text, answer);
  counts.read += 1;
  if (random() < 0.5) {
    // A number that is written differently is another curve. The zero of blendDuration has to be one.
    const numbers = [...text.matchAll(/(?<![\w.])-?\d*\.?\d+/g)].filter(({ index: at }) => !/blendDuration: $/.test(text.slice(0, at)));
    if (!numbers.length) continue;
    const chosen = pick(numbers), changed = `${text.slice(0, chosen.index)}${Number(chosen[0]) + pick([1, 0.25, 3])}${text.slice(chosen.index + chosen[0].length)}`;
    const other = reading(changed);
    expect(other.fault || other.node !== answer.node, changed, other);
    counts.otherNumbers += 1;
  } else {
    const stray = pick(strays), added = pick([`${text} ${stray}`, `${stray} ${text}`]), other = reading(added);
    expect(other.fault || other.node !== answer.node, added, other);
    if (other.fault) counts.refused += 1;
  }
}
for (const name of ["easeInElastic", "easeOutElastic", "easeInOutElastic", "easeInBounce", "easeOutBounce", "easeInOutBounce"])
  expect(reading(name).fault?.includes(name.toLowerCase()), name, reading(name));
console.log(`  seed ${seed}: ${counts.read} pasted curves are understood, ${counts.otherNumbers} with another number are others, ${counts.refused} with a stray word or number are refused`);
