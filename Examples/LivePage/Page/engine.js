// The compiled engine, and how to talk to it: numbers in, numbers and texts out.

/** The modules that were unpacked, by their names. */
const modules = new Map();

class Engine {
  /** Starts a module of the page: what plays transitions, or the whole library. It is unpacked once. */
  static async load(id) {
    if (!modules.has(id)) modules.set(id, unpackedBytes(id).then((bytes) => WebAssembly.compile(bytes)));
    try {
      return new Engine((await WebAssembly.instantiate(await modules.get(id), {})).exports);
    } catch (error) {
      modules.delete(id);
      throw error;
    }
  }

  constructor(exports) {
    this.exports = exports;
    this.floats = new Float64Array(exports.memory.buffer);
    exports._initialize?.();
  }

  /** Sees the memory anew, which is another buffer after it has grown. */
  look() {
    if (this.floats.buffer !== this.exports.memory.buffer) this.floats = new Float64Array(this.exports.memory.buffer);
  }

  /** Hands over words. */
  give(words) {
    const address = this.exports.input(words.length);
    this.look();
    this.floats.set(words, address / 8);
  }

  /** Where the words of the last call begin in `floats`. */
  get at() {
    this.look();
    return this.exports.output() / 8;
  }

  text(length) {
    if (length <= 0) return "";
    this.look();
    const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.text(), length);
    return decoder.decode(bytes);
  }

  /** The text that a function leaves. */
  read(name, ...values) {
    return this.text(this.exports[name](...values));
  }

  json(name, ...values) {
    const text = this.read(name, ...values);
    return text ? JSON.parse(text) : null;
  }

  /** A copy of the words that a function leaves. */
  words(name, ...values) {
    const count = this.exports[name](...values);
    const at = this.at;
    return this.floats.slice(at, at + count);
  }

  /** How fast a finger moves that was at places, at times in seconds: a second, by the tracker of the library. */
  velocityOf(places) {
    const { fingerBegin, fingerMove, fingerVelocity } = this.exports;
    fingerBegin();
    for (const { time, x, y = 0 } of places) fingerMove(time, x, y);
    return { x: fingerVelocity(0), y: fingerVelocity(1) };
  }

  /** What went wrong in the last call. */
  get message() {
    return this.text(this.exports.textLength());
  }
}
