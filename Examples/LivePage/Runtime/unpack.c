// Unpacks the modules of a page. LZMA makes them a quarter smaller than what browsers unpack by themselves.
//
// Source of the format: LZMA specification, Igor Pavlov, 2015, which is in the public domain.

typedef unsigned char byte;
typedef unsigned short probability;

enum {
  states = 12,
  positionStates = 16,
  lengthStates = 4,
  alignBits = 4,
  fullDistances = 128,
  literalTables = 1 << 4,
};

typedef struct {
  probability choice, choice2;
  probability low[positionStates][8], middle[positionStates][8], high[256];
} LengthModel;

// Everything that is learnt while unpacking: only probabilities, so that one loop can set them all.
typedef struct {
  probability literal[literalTables][0x300];
  probability isMatch[states][positionStates];
  probability isRepeat[states], isRepeat0[states], isRepeat1[states], isRepeat2[states];
  probability isLongRepeat0[states][positionStates];
  probability slot[lengthStates][64];
  probability distance[fullDistances];
  probability align[1 << alignBits];
  LengthModel length, repeatLength;
} Model;

static Model model;

// The rest of the input, and the range decoder on it. A stream that ends early is read as zeros.
static const byte *next, *last;
static unsigned range, code;

static unsigned nextByte(void) { return next < last ? *next++ : 0; }

static void normalize(void) {
  if (range >> 24) return;
  range <<= 8;
  code = code << 8 | nextByte();
}

static unsigned bit(probability *p) {
  unsigned bound = (range >> 11) * *p, value;
  if (code < bound) {
    range = bound;
    *p += (2048 - *p) >> 5;
    value = 0;
  } else {
    range -= bound;
    code -= bound;
    *p -= *p >> 5;
    value = 1;
  }
  normalize();
  return value;
}

static unsigned tree(probability *p, unsigned bits) {
  unsigned value = 1;
  for (unsigned i = 0; i < bits; i += 1) value = value << 1 | bit(p + value);
  return value - (1u << bits);
}

static unsigned reverseTree(probability *p, unsigned bits) {
  unsigned value = 1, symbol = 0;
  for (unsigned i = 0; i < bits; i += 1) {
    unsigned b = bit(p + value);
    value = value << 1 | b;
    symbol |= b << i;
  }
  return symbol;
}

static unsigned directBits(unsigned count) {
  unsigned value = 0;
  for (; count; count -= 1) {
    range >>= 1;
    unsigned isSet = code >= range;
    if (isSet) code -= range;
    value = value << 1 | isSet;
    normalize();
  }
  return value;
}

static unsigned length(LengthModel *m, unsigned position) {
  if (!bit(&m->choice)) return 2 + tree(m->low[position], 3);
  if (!bit(&m->choice2)) return 10 + tree(m->middle[position], 3);
  return 18 + tree(m->high, 8);
}

static unsigned distance(unsigned length) {
  unsigned slot = tree(model.slot[length < 6 ? length - 2 : lengthStates - 1], 6);
  if (slot < 4) return slot;
  unsigned bits = (slot >> 1) - 1;
  unsigned start = (2 | (slot & 1)) << bits;
  if (slot < 14) return start + reverseTree(model.distance + start - slot, bits);
  start += directBits(bits - alignBits) << alignBits;
  return start + reverseTree(model.align, alignBits);
}

static byte literal(unsigned state, const byte *output, unsigned at, unsigned back, unsigned lc,
                    unsigned lp) {
  unsigned before = at ? output[at - 1] : 0;
  unsigned table = ((at & ((1u << lp) - 1)) << lc) + (before >> (8 - lc));
  probability *p = model.literal[table];
  unsigned symbol = 1;
  if (state >= 7) {
    // After a match the byte that would have continued it tells something about this one.
    unsigned match = output[at - back - 1];
    while (symbol < 0x100) {
      unsigned expected = match >> 7 & 1;
      match <<= 1;
      unsigned b = bit(p + ((1 + expected) << 8) + symbol);
      symbol = symbol << 1 | b;
      if (b != expected) break;
    }
  }
  while (symbol < 0x100) symbol = symbol << 1 | bit(p + symbol);
  return (byte)symbol;
}

// How far unpacking has come, so that a page can do it in pieces.
static byte *output;
static unsigned capacity, at, lc, lp, pb;
static unsigned state, back0, back1, back2, back3;

// Begins to unpack a file of the format .lzma whose size is known, with at most four bits of literal context.
//
// Returns 0 if it is no such file.
__attribute__((export_name("begin"))) unsigned begin(const byte *input, unsigned count,
                                                     byte *to, unsigned size) {
  if (count < 18 || input[0] >= 9 * 5 * 5) return 0;
  lc = input[0] % 9, lp = input[0] / 9 % 5, pb = input[0] / 45;
  if (lc + lp > 4) return 0;
  output = to;
  capacity = size;
  next = input + 13;
  last = input + count;
  range = 0xFFFFFFFF;
  code = 0;
  for (int i = 0; i < 5; i += 1) code = code << 8 | nextByte();
  for (unsigned i = 0; i < sizeof(Model) / sizeof(probability); i += 1)
    ((probability *)&model)[i] = 1024;
  at = state = back0 = back1 = back2 = back3 = 0;
  return 1;
}

// Unpacks until there are some bytes more, or all.
//
// Returns the number of bytes that were written so far: no more than before if a distance leads before the start. The format has
// no checksum, so other damage shows when the module is compiled.
__attribute__((export_name("proceed"))) unsigned proceed(unsigned more) {
  unsigned end = more < capacity - at ? at + more : capacity;
  while (at < end) {
    unsigned position = at & ((1u << pb) - 1), size;
    if (!bit(&model.isMatch[state][position])) {
      if (state >= 7 && back0 >= at) return at;
      output[at] = literal(state, output, at, back0, lc, lp);
      at += 1;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    if (!bit(&model.isRepeat[state])) {
      back3 = back2, back2 = back1, back1 = back0;
      size = length(&model.length, position);
      state = state < 7 ? 7 : 10;
      back0 = distance(size);
    } else {
      if (!bit(&model.isRepeat0[state])) {
        if (!bit(&model.isLongRepeat0[state][position])) {
          if (back0 >= at) return at;
          output[at] = output[at - back0 - 1];
          at += 1;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else {
        unsigned back;
        if (!bit(&model.isRepeat1[state])) {
          back = back1;
        } else {
          if (!bit(&model.isRepeat2[state])) {
            back = back2;
          } else {
            back = back3;
            back3 = back2;
          }
          back2 = back1;
        }
        back1 = back0;
        back0 = back;
      }
      size = length(&model.repeatLength, position);
      state = state < 7 ? 8 : 11;
    }
    if (back0 >= at) return at;
    for (; size && at < capacity; size -= 1, at += 1) output[at] = output[at - back0 - 1];
  }
  return at;
}
