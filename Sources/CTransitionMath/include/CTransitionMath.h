// The C maths library, under one name on every platform: Embedded Swift has no Glibc module to import.
#include <math.h>
