import { join } from 'node:path';
import { root } from './paths.ts';

/**
 * Node arguments and environment of the host's server, for its memory budget. The new space (young generation) has its maximum size
 * from the start: a page allocates 3 MB, with half the size rendering takes a quarter longer (twice the size brings nothing).
 * The old space may grow by a quarter between two major collections: with V8's default these run four times a second under load and
 * take a fifth of the time; a third renders 3 to 5 % more pages and takes 10 to 20 MB more.
 * The malloc settings (glibc only) return the memory for compressing a page to the system at once, and that of documents (32 KB and
 * more) too: among smaller blocks they leave holes, 47 of 290 MB after ten rounds of `pnpm attack`.
 */
export const HOST_PROCESS = {
  nodeArgs: ['--max-old-space-size=192', '--min-semi-space-size=16', '--max-semi-space-size=16', '--heap-growing-percent=25'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '32768' },
} as const;

/**
 * Where the host's server keeps its compiled code from one start to the next. What turns TypeScript into JavaScript is WebAssembly that stays
 * in the process: a start that finds everything here never loads it, which saves the host about 6 MB and a fifth of its start.
 */
export const hostCode = (env: NodeJS.ProcessEnv): string => {
  const given = env['NODE_COMPILE_CACHE'] ?? '';
  return given === '' ? join(root, '.cache/host-code') : given;
};
