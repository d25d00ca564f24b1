// Plays two modules of one host with the same random calls, and fails if a number of theirs differs in a bit.
//
//   usage: node play.mjs HOST MODULE.wasm OTHER.wasm [CALLS]

import { readFile } from "node:fs/promises";

const [host, ...rest] = process.argv.slice(2);
const [calls = 2000] = rest.splice(2).map(Number);
const modules = await Promise.all(rest.map(async (path) => {
  const { instance } = await WebAssembly.instantiate(await readFile(path));
  return instance.exports;
}));

let seed = 1;
function random(count) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * count);
}

const hosts = {
  Transition: {
    first: [["start", 320, 480]],
    next: () => (random(9) ? null : ["start", 320, 480]),
    count: () => 1,
    numbers: 3,
  },
  Scenes: {
    first: [["start", 320, 480], ["insert", 1], ["insert", 2], ["insert", 3]],
    next: (step) => [
      null, null, null, ["insert", 10 + step], ["remove", random(8)], ["move", random(6), random(6)],
      ["open", random(6), 10000 + step],
    ][random(7)],
    count: (module) => module.count(),
    numbers: 4,
  },
  Controllers: {
    first: [["start", 320, 480]],
    next: (step, time) => [
      null, null, ["push", random(4)], ["pop"], ["drag", time, random(300), random(900) - 200, random(2)],
    ][random(5)],
    count: (module) => module.count(),
    numbers: 4,
  },
};

const { first, next, count, numbers } = hosts[host];
let compared = 0;
const bits = new DataView(new ArrayBuffer(16));
function check(what, [a, b]) {
  bits.setFloat64(0, a);
  bits.setFloat64(8, b);
  compared += 1;
  if (bits.getBigUint64(0) !== bits.getBigUint64(8)) {
    console.error(`${host}: ${what} is ${a} in one module, and ${b} in the other`);
    process.exit(1);
  }
}
function call([name, ...values]) {
  return modules.map((module) => module[name](...values));
}

for (const begin of first) call(begin);
let time = 0;
let moved = 0;
let before;
for (let step = 0; step < calls; step += 1) {
  const change = next(step, time);
  if (change) call(change);
  time += (1 + random(50)) / 1000;
  check(`whether call ${step} continues`, call(["frame", time]));
  const counts = modules.map(count);
  check(`the number of items after call ${step}`, counts);
  let sum = 0;
  for (let item = 0; item < counts[0]; item += 1) {
    for (let index = 0; index < numbers; index += 1) {
      const values = host === "Transition" ? [index] : [item, index];
      const found = call(["number", ...values]);
      check(`number ${index} of item ${item} after call ${step}`, found);
      sum += found[0];
    }
  }
  if (sum !== before) [moved, before] = [moved + 1, sum];
}
if (moved < calls / 20) {
  console.error(`${host}: nothing moves`);
  process.exit(1);
}
console.log(`  ${compared} numbers are the same with all parts and without those that are not used`);
