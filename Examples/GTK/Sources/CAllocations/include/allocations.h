#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How often this thread has allocated memory; -1 where that cannot be counted.
long allocation_count(void);

#endif
