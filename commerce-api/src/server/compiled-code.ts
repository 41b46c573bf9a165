import { enableCompileCache, flushCompileCache } from 'node:module';

/**
 * Keeps the compiled code of the server's modules from one start to the next: without it half of a start is reading TypeScript. A folder
 * of the server's own: what lies there is run.
 */
export function useCompiledCode(folder: string): void {
  enableCompileCache(folder);
  // The thread of the embedded database, and the process that fills the catalogue, read it from here.
  process.env['NODE_COMPILE_CACHE'] = folder;
}

/** Writes it now: a process that is killed writes nothing at its end. */
export const keepCompiledCode = (): void => flushCompileCache();
