#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How often the process has allocated memory. Linking this module replaces the allocator's entry
/// points by ones that count and then call it.
uint64_t allocation_count(void);

/// How many bytes the process holds.
int64_t allocated_bytes(void);

#endif
