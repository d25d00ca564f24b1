// The compiled engine, and how to talk to it: numbers in, numbers and texts out.

const decoder = new TextDecoder();

// Values of seven bits that have no character of their own, since markup and editors change it.
const leftOut = [0, 8, 9, 10, 11, 12, 13, 26, 27, 38, 60, 62];

/** The bytes in an element of the page: their number, a space, and seven bits in a character, or twice seven in one of two bytes. */
function packedBytes(id) {
  const text = find(`#${id}`).textContent;
  let at = text.indexOf(" ");
  const bytes = new Uint8Array(Number(text.slice(0, at)));
  let [bits, free, filled] = [0, 0, 0];
  const add = (value) => {
    bits |= value << free;
    free += 7;
    if (free < 8) return;
    bytes[filled++] = bits;
    bits >>>= 8;
    free -= 8;
  };
  while (++at < text.length) {
    const code = text.charCodeAt(at);
    if (code > 127) add(leftOut[(code >> 7) - 2]);
    add(code & 127);
  }
  return bytes;
}

/** The bytes of a module that is packed in an element of the page. */
async function unpackedBytes(id) {
  const packed = packedBytes(id);
  // The size of what is packed, from the header of the format.
  const size = new DataView(packed.buffer).getUint32(5, true);
  const { instance } = await WebAssembly.instantiate(packedBytes("unpacker"), {});
  const { memory, unpack, __heap_base } = instance.exports;
  memory.grow(Math.ceil((packed.length + size) / 65536));
  const from = __heap_base.value;
  const to = from + packed.length;
  new Uint8Array(memory.buffer).set(packed, from);
  if (unpack(from, packed.length, to, size) !== size) throw new Error(`The ${id} in this page is damaged.`);
  return new Uint8Array(memory.buffer, to, size);
}

class Engine {
  /** Starts a module of the page: what plays transitions, or the whole library. */
  static async load(id) {
    const { instance } = await WebAssembly.instantiate(await unpackedBytes(id), {});
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
