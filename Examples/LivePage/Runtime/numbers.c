// What compiled Swift asks of a C library for numbers. Every host gives the same.

typedef union {
  double number;
  unsigned long long bits;
} Bits;

// The nearest integer, halves away from zero. Source: IEEE 754-2019, roundToIntegralTiesToAway.
double round(double x) {
  double whole = __builtin_trunc(x);
  if (__builtin_fabs(x - whole) >= 0.5) whole += __builtin_copysign(1, x);
  return __builtin_copysign(whole, x);
}

// The significand of a positive number with its first bit set, which makes exponents below 1 of numbers that are not normal.
static unsigned long long normalized(unsigned long long bits, int *exponent) {
  if (*exponent) return (bits & ((1ULL << 52) - 1)) | 1ULL << 52;
  for (*exponent = 1; !(bits >> 52); *exponent -= 1) bits <<= 1;
  return bits;
}

// The remainder of a division with a whole quotient towards zero, bit by bit. It is exact.
double fmod(double x, double y) {
  Bits a = {x}, b = {y};
  unsigned long long sign = a.bits & 1ULL << 63;
  a.bits &= ~(1ULL << 63);
  b.bits &= ~(1ULL << 63);
  if (b.bits == 0 || b.bits > 0x7FFULL << 52 || a.bits >= 0x7FFULL << 52) return (x * y) / (x * y);
  if (a.bits < b.bits) return x;
  int ea = a.bits >> 52, eb = b.bits >> 52;
  unsigned long long ma = normalized(a.bits, &ea), mb = normalized(b.bits, &eb);
  for (; ea > eb; ea -= 1) {
    if (ma >= mb) ma -= mb;
    ma <<= 1;
  }
  if (ma >= mb) ma -= mb;
  if (ma == 0) return ((Bits){.bits = sign}).number;
  for (; !(ma >> 52); ea -= 1) ma <<= 1;
  // Both numbers are multiples of the smallest one, and so is the remainder: nothing is lost.
  unsigned long long bits = ea > 0 ? (((unsigned long long)ea - 1) << 52) + ma : ma >> (1 - ea);
  return ((Bits){.bits = bits | sign}).number;
}

// The product of two integers of 128 bits, of which the result is the lower half.
typedef struct {
  unsigned long long low, high;
} Wide;

void __multi3(Wide *result, unsigned long long aLow, unsigned long long aHigh,
              unsigned long long bLow, unsigned long long bHigh) {
  unsigned long long a0 = aLow & 0xFFFFFFFF, a1 = aLow >> 32;
  unsigned long long b0 = bLow & 0xFFFFFFFF, b1 = bLow >> 32;
  unsigned long long p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  unsigned long long middle = (p00 >> 32) + (p01 & 0xFFFFFFFF) + (p10 & 0xFFFFFFFF);
  result->low = (middle << 32) | (p00 & 0xFFFFFFFF);
  result->high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + aLow * bHigh + aHigh * bLow;
}

// Reads a number such as -1.25e-07. Exact for at most 15 digits and powers of ten up to 22. What exporters read back has no
// more, unless lengths are above a thousand million points. Others differ in their last digits.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  const char *at = text;
  int isNegative = *at == '-', power = 0, digits = 0;
  double value = 0;
  if (*at == '-' || *at == '+') at += 1;
  for (int isFraction = 0; (*at >= '0' && *at <= '9') || (*at == '.' && !isFraction); at += 1) {
    if (*at == '.') {
      isFraction = 1;
      continue;
    }
    value = value * 10 + (*at - '0');
    power -= isFraction;
    digits += 1;
  }
  if (digits == 0) return text;
  if (*at == 'e' || *at == 'E') {
    const char *exponent = at + 1;
    int sign = *exponent == '-' ? -1 : 1, size = 0;
    if (*exponent == '-' || *exponent == '+') exponent += 1;
    if (*exponent >= '0' && *exponent <= '9') {
      for (; *exponent >= '0' && *exponent <= '9'; exponent += 1)
        if (size < 10000) size = size * 10 + (*exponent - '0');
      power += sign * size;
      at = exponent;
    }
  }
  while (power != 0) {
    // No double has more than 400 powers of ten, and no scale more than 300.
    int part = power < -300 ? 300 : power < 0 ? -power : power < 300 ? power : 300;
    double scale = 1;
    for (int i = 0; i < part; i += 1) scale *= 10;
    value = power < 0 ? value / scale : value * scale;
    power += power < 0 ? part : -part;
  }
  *number = isNegative ? -value : value;
  return at;
}
