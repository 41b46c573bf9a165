import type { ExposedModule, RemoteModule } from 'shared-contracts';
import type { ModuleLoader } from '../federation/module-cache.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/**
 * The module of a part that the server has drawn: a promise that only ever succeeds. While it does not, the server's HTML
 * stays; it is tried again (1, 2, … 60 s, and when the browser comes online) until the part can be brought to life.
 * @param onTrouble told of each failed try
 */
export const pinnedModule = async (
  load: ModuleLoader,
  module: ExposedModule,
  onTrouble: (error: unknown) => void,
): Promise<RemoteModule<object>> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(module);
    } catch (error) {
      onTrouble(error);
      await pause(Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS));
    }
  }
};

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
