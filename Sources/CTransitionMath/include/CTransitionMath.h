// The C maths library, under one name on every platform: Embedded Swift has no Glibc module to import.
#include <math.h>

typedef struct {
  double sine, cosine;
} SineAndCosine;

#if defined(__GLIBC__)
// As in <math.h>, which hides it without _GNU_SOURCE.
extern void sincos(double angle, double *sine, double *cosine);
#endif

/// The sine and the cosine of an angle, at once where the C library can do that. Its results are the same.
static inline SineAndCosine sineAndCosine(double angle) {
  SineAndCosine both;
#if defined(__GLIBC__)
  sincos(angle, &both.sine, &both.cosine);
#else
  both.sine = sin(angle);
  both.cosine = cos(angle);
#endif
  return both;
}
