import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.ts';
import type { ImportProgress } from '../importing/import-catalogue.ts';

/** How far the filling process is. */
export interface FillMessage {
  readonly done: number;
  readonly all: number;
}

/**
 * Fills the catalogue in a process of its own, with the same environment.
 * @throws StartError when that process fails; it has said why
 */
export function fillInOwnProcess(progress: ImportProgress): Promise<void> {
  const child = fork(fileURLToPath(new URL('./fill.ts', import.meta.url)), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('message', (message: FillMessage) => progress(message.done, message.all));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new StartError(`the catalogue could not be filled (${signal ?? `code ${code}`})`));
    });
  });
}
