/**
 * Environment of the commerce server, for its memory budget; glibc alone knows these settings. A start moves the catalogue from the thread of the
 * database to the main one in messages of megabytes; in glibc's usual arenas, eight for each processor, what they leave stays with the process:
 * 150 of 550 MB. With these, blocks of 32 KB and more go back to the system at once, and small ones come from two arenas.
 */
export const COMMERCE_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' } as const;
