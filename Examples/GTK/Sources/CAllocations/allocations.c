#include "allocations.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

// Threads of GTK allocate while the library computes a frame: each thread has its own number.
static __thread long allocations = 0;

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size)
{
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size)
{
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size)
{
  allocations++;
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size)
{
  allocations++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size)
{
  allocations++;
  return __libc_memalign(alignment, size);
}

long allocation_count(void) { return allocations; }

#else

long allocation_count(void) { return -1; }

#endif
