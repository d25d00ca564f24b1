// What compiled Swift asks of a C library, for WebAssembly without one: memory, and functions on it.
//
// Blocks have sizes that are powers of two, behind a header, and a list of free ones for each size. What a page makes is released and made
// again at the same sizes, so nothing has to be searched for or split.

typedef unsigned long size_t;
typedef unsigned char byte;

extern byte __heap_base;

enum { smallest = 4, largest = 30, headerSize = 16 };

// In front of each block; 16 bytes keep what follows aligned.
typedef struct Header {
  struct Header *next;
  unsigned long power;
  unsigned long unused[2];
} Header;

static Header *freeBlocks[largest + 1];
static byte *end = &__heap_base;

static byte *more(size_t size) {
  byte *start = (byte *)(((size_t)end + 15) & ~(size_t)15);
  // All four gigabytes need one bit more than an address has.
  unsigned long long limit = (unsigned long long)__builtin_wasm_memory_size(0) << 16;
  unsigned long long needed = (unsigned long long)(size_t)start + size;
  if (needed > limit) {
    // At least a megabyte at a time, as growing invalidates what the page holds.
    size_t pages = (size_t)((needed - limit + 0xFFFFF) >> 20 << 4);
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  end = start + size;
  return start;
}

void *malloc(size_t size) {
  if (size > (size_t)1 << largest) __builtin_trap();
  unsigned long power = smallest;
  while (((size_t)1 << power) < size) power += 1;
  Header *block = freeBlocks[power];
  if (block) {
    freeBlocks[power] = block->next;
  } else {
    block = (Header *)more(headerSize + ((size_t)1 << power));
    block->power = power;
  }
  return (byte *)block + headerSize;
}

void free(void *pointer) {
  if (!pointer) return;
  Header *block = (Header *)((byte *)pointer - headerSize);
  block->next = freeBlocks[block->power];
  freeBlocks[block->power] = block;
}

// All blocks are aligned to 16 bytes, and nothing in the engine asks for more.
int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *pointer = malloc(size);
  return 0;
}

// With bulk memory these are one instruction each.
void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}
void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *a, const void *b, size_t count) {
  const byte *x = a, *y = b;
  for (; count; count -= 1, x += 1, y += 1)
    if (*x != *y) return *x - *y;
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length += 1;
  return length;
}

// Seeds the hashing of dictionaries and sets. The same seed each time: nothing that a page shows depends on it.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5A, count); }
