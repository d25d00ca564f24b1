#include "BenchmarkPeers.h"

#include <stdlib.h>
#if defined(__linux__)
#include <malloc.h>
#endif

#if defined(__linux__) && defined(__GLIBC__)

static long allocations = 0;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size) {
  __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

long allocationCount(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }

long allocatedBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

#else

long allocationCount(void) { return -1; }

long allocatedBytes(void) { return -1; }

#endif
