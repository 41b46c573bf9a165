/**
 * How the host's server is run: it holds little, and a small heap keeps it within its budget (281 MB after a load without,
 * 184 with all of these). The part of it for what is new is as large as it may become from the start: a page leaves 2 MB behind,
 * and fewer, larger collections save a tenth of its time (twice as much would break the budget). What compressing a page has
 * taken goes back to the system at once (read by glibc; others do without).
 */
export const HOST_PROCESS = {
  nodeArgs: ['--max-old-space-size=192', '--min-semi-space-size=8', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
