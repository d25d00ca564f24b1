// The compiled engine, and how to talk to it: numbers in, numbers and texts out.

const decoder = new TextDecoder();

/** The bytes in an element of the page: their number, and 13 bits in two characters each, without `<`, `>` and `&`. */
function packedBytes(id) {
  const [count, text] = find(`#${id}`).textContent.trim().split(" ");
  const bytes = new Uint8Array(Number(count));
  const values = new Uint8Array(128);
  for (let code = 33, value = 0; code < 127; code++) if (!"<>&".includes(String.fromCharCode(code))) values[code] = value++;
  let bits = 0;
  let free = 0;
  let at = 0;
  for (let index = 0; index < text.length; index += 2) {
    bits |= (values[text.charCodeAt(index)] + 91 * values[text.charCodeAt(index + 1)]) << free;
    for (free += 13; free >= 8; free -= 8) {
      bytes[at++] = bits;
      bits >>>= 8;
    }
  }
  return bytes;
}

class Engine {
  /** Starts what plays transitions, which browsers unpack by themselves. */
  static async load(id) {
    const stream = new Blob([packedBytes(id)]).stream().pipeThrough(new DecompressionStream("gzip"));
    return Engine.start(await new Response(stream).arrayBuffer());
  }

  /** Starts the whole library, which this engine unpacks. */
  loadLibrary(id) {
    const packed = packedBytes(id);
    // The size of what is packed, from the header of the format.
    const size = new DataView(packed.buffer).getUint32(5, true);
    const from = this.exports.allocate(packed.length);
    const to = this.exports.allocate(size);
    new Uint8Array(this.exports.memory.buffer).set(packed, from);
    const isWhole = this.exports.unpack(from, packed.length, to, size) === size;
    const bytes = new Uint8Array(this.exports.memory.buffer).slice(to, to + size);
    this.exports.deallocate(from);
    this.exports.deallocate(to);
    if (!isWhole) throw new Error("The library in this page is damaged.");
    return Engine.start(bytes);
  }

  static async start(bytes) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance.exports);
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

  /** What went wrong in the last call. */
  get message() {
    return this.text(this.exports.textLength());
  }
}
