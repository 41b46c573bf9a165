/**
 * How the host's server is run: it holds little, and a small heap keeps it within its budget. The part of it for what is new is
 * as large as it may become from the start: a page leaves 1.3 MB behind, and with half of it drawing takes a quarter longer
 * (with twice as much no less). What is old may grow by a third before it is gone through: as a rule that happens four
 * times a second under load, and takes a fifth of the time. What compressing a page has taken goes back to the system at once
 * (read by glibc; others do without).
 */
export const HOST_PROCESS = {
  nodeArgs: ['--max-old-space-size=192', '--min-semi-space-size=16', '--max-semi-space-size=16', '--heap-growing-percent=35'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
