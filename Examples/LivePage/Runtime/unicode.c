// What compiled Swift asks of the tables of Unicode, without those tables, which would be a tenth of the engine.
//
// Strings are compared by their normal forms, and these functions know of none: a composed letter is not equal to the
// same letter with its mark behind it. The names of views, properties and parts, which the engine compares, are ASCII.

typedef unsigned int scalar;

const unsigned char *const _swift_stdlib_nfd_decompositions = 0;

// A starter, which every normal form has as it is.
unsigned short _swift_stdlib_getNormData(scalar of) {
  (void)of;
  return 0;
}

unsigned int _swift_stdlib_getDecompositionEntry(scalar of) {
  (void)of;
  return 0;
}

scalar _swift_stdlib_getComposition(scalar first, scalar second) {
  (void)first;
  (void)second;
  return ~0u;
}
