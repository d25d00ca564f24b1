// Unpacks what lies packed in the page, first its own script. This is a script by itself, whose names the other one knows.

const decoder = new TextDecoder();

// Values of seven bits that have no character of their own, since markup and editors change it.
const leftOut = [0, 8, 9, 10, 11, 12, 13, 26, 27, 38, 60, 62];

const turns = new MessageChannel();
const waiting = [];
turns.port1.onmessage = () => waiting.shift()();
/** Waits for a task of its own, so that what takes long is many short tasks, between which the page answers. */
const nextTask = () => new Promise((done) => {
  waiting.push(done);
  turns.port2.postMessage(0);
});

/** Does the steps of a generator, a few milliseconds of them in a task; answers what it returns. */
async function inPieces(steps) {
  let end = performance.now() + 8;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + 8;
  }
}

/** The bytes in an element of the page: their number, a space, and seven bits in a character, or twice seven in one of two bytes. */
function* packedBytes(id) {
  const text = document.getElementById(id).textContent;
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
    if (at % 32768 === 0) yield;
    const code = text.charCodeAt(at);
    if (code > 127) add(leftOut[(code >> 7) - 2]);
    add(code & 127);
  }
  return bytes;
}

/** The bytes of a module or of the script that is packed in an element of the page. */
async function unpackedBytes(id) {
  const packed = await inPieces(packedBytes(id));
  // The size of what is packed, from the header of the format.
  const size = new DataView(packed.buffer).getUint32(5, true);
  const { instance } = await WebAssembly.instantiate(await inPieces(packedBytes("unpacker")), {});
  const { memory, begin, proceed, __heap_base } = instance.exports;
  memory.grow(Math.ceil((packed.length + size) / 65536));
  const from = __heap_base.value;
  const to = from + packed.length;
  new Uint8Array(memory.buffer).set(packed, from);
  const steps = function* () {
    let [written, before] = [0, -begin(from, packed.length, to, size)];
    while (written > before && written < size) {
      before = written;
      written = proceed(65536);
      yield;
    }
    return written;
  };
  if (await inPieces(steps()) !== size) throw new Error(`The ${id} in this page is damaged.`);
  return new Uint8Array(memory.buffer, to, size);
}

/** Runs the packed script as a part of the page, which its policy allows to what has the nonce. */
async function startPage(nonce) {
  const script = document.createElement("script");
  script.nonce = nonce;
  script.textContent = decoder.decode(await unpackedBytes("script"));
  document.body.append(script);
}
startPage(document.currentScript.nonce);
