// Carries out the scripts of `live-cases` with the engine in WebAssembly, and compares what comes back to the bit.
// `compareCases(exports, buffer)` returns the number of numbers, and the cases that differ. Also for Node.js.

function compareCases(engine, buffer, run = runScript) {
  const file = new Float64Array(buffer);
  let position = 1;
  let numbers = 0;
  const different = [];
  for (let number = 0; number < file[0]; number++) {
    const length = file[position];
    const words = file.subarray(position + 1, position + 1 + length);
    const expected = file.subarray(position + 1 + length, position + 4 + length);
    position += 4 + length;
    const result = run(engine, words);
    numbers += result[2];
    if (result.some((value, index) => value !== expected[index])) different.push(number);
  }
  return { cases: file[0], numbers, different };
}

/** Two sums of 32 bits over the bits of numbers, and how many numbers there were. */
class NumberSum {
  constructor(engine) {
    this.engine = engine;
    this.first = 2166136261 | 0;
    this.second = 0x9e3779b9 | 0;
    this.count = 0;
    this.one = new Float64Array(1);
    this.halves = new Uint32Array(this.one.buffer);
    this.memory = new Float64Array(engine.memory.buffer);
  }
  look() {
    if (this.memory.buffer !== this.engine.memory.buffer) this.memory = new Float64Array(this.engine.memory.buffer);
    return this.memory;
  }
  give(words) {
    const address = this.engine.input(words.length);
    this.look().set(words, address / 8);
  }
  add(value) {
    this.count++;
    this.one[0] = value;
    for (const word of this.halves) {
      this.first = Math.imul(this.first ^ word, 16777619);
      this.second = Math.imul(this.second ^ word, 0x85ebca6b);
    }
  }
  addOutput(length) {
    this.add(length);
    const start = this.engine.output() / 8, floats = this.look();
    for (let index = 0; index < length; index++) this.add(floats[start + index]);
  }
  get words() { return [this.first >>> 0, this.second >>> 0, this.count]; }
}

function runScript(engine, words) {
  const sum = new NumberSum(engine);
  const add = (value) => sum.add(value), addOutput = (length) => sum.addOutput(length);
  let position = 0;
  const compile = () => {
    const length = words[position];
    sum.give(words.subarray(position + 1, position + 1 + length));
    position += 1 + length;
    return engine.compile();
  };
  const transitions = [compile(), compile()];
  transitions.forEach((transition) => add(transition ? 1 : 0));
  const player = engine.player(transitions[0]);
  add(engine.start(player));
  for (; position + 2 < words.length; position += 3) {
    const [call, a, b] = words.subarray(position, position + 3);
    const velocity = Number.isFinite(a) ? a : NaN;
    const time = () => b * engine.duration(transitions[a]);
    switch (call) {
      case 0: add(engine.advance(player, a)); break;
      case 1: add(engine.retarget(player, transitions[a])); break;
      case 2: add(engine.replace(player, transitions[a])); break;
      case 3: add(engine.reverse(player)); break;
      case 4: add(engine.pause(player)); break;
      case 5: add(engine.resume(player)); break;
      case 6: add(engine.scrub(player, a)); break;
      case 7: add(engine.drag(player, a)); break;
      case 8: add(engine.finish(player, velocity)); break;
      case 9: add(engine.cancel(player, velocity)); break;
      case 10: addOutput(engine.draw(transitions[a], time())); break;
      case 11:
        addOutput(engine.measure(transitions[a], time()));
        addOutput(engine.sample(transitions[a], time()));
        break;
    }
    addOutput(engine.playerDraw(player));
    addOutput(engine.playerMeasure(player));
    add(engine.playerTime(player));
    add(engine.playerState(player));
  }
  for (const handle of [...transitions, player]) engine.release(handle);
  return sum.words;
}

function runScene(engine, words) {
  const sum = new NumberSum(engine);
  let position = 0;
  const next = () => {
    const count = words[position];
    const found = words.subarray(position + 1, position + 1 + count);
    position += 1 + count;
    return found;
  };
  sum.give(next());
  const scene = engine.scene();
  while (position < words.length) {
    const call = words[position++];
    const given = next();
    sum.give(given);
    switch (call) {
      case 0: sum.add(engine.sceneAdvance(scene, given[0])); break;
      case 1: sum.add(engine.sceneUpdate(scene)); break;
      case 2: sum.add(engine.sceneBegin(scene)); break;
      case 3: sum.add(engine.sceneScrub(scene, given[0])); break;
      case 4: sum.add(engine.sceneFinish(scene, given[0])); break;
      case 5: sum.add(engine.sceneCancel(scene, given[0])); break;
    }
    sum.addOutput(engine.sceneDraw(scene));
    sum.add(engine.sceneIsIdle(scene));
  }
  engine.release(scene);
  return sum.words;
}
