// Runs the cases where Swift has no main file: see ProcessorSums.swift.

#include <stdio.h>
#include <stdlib.h>

void processor_sums(int count, int group);

int main(int count, char **arguments) {
  // Sums are seen as they come; there are too many numbers of a group for that.
  if (count <= 2) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  processor_sums(count > 1 ? atoi(arguments[1]) : 500, count > 2 ? atoi(arguments[2]) : -1);
  return 0;
}

// What the text of a number is read with. A program is in the locale of C until it asks for another one.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}
