#include "AllocationCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

// The GNU C library's own entry points, which stay reachable under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Atomic uint64_t count;
static _Atomic int64_t held;

uint64_t allocation_count(void) { return atomic_load(&count); }
int64_t allocated_bytes(void) { return atomic_load(&held); }

static void *counted(void *block) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  if (block) {
    atomic_fetch_add_explicit(&held, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void released(void *block) {
  if (block) {
    atomic_fetch_sub_explicit(&held, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
  released(block);
  return counted(__libc_realloc(block, size));
}

void free(void *block) {
  released(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = counted(__libc_memalign(alignment, size));
  if (!block) return ENOMEM;
  *result = block;
  return 0;
}
