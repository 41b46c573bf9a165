/**
 * How the host's server is run: it holds little, and a small heap keeps it within its budget (281 MB after a load without,
 * 184 with all of these). What compressing a page has taken goes back to the system at once (read by glibc; others do without).
 */
export const HOST_PROCESS = {
  nodeArgs: ['--max-old-space-size=192', '--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
} as const;
