import type { ExposedModule, RemoteModule } from 'shared-contracts';
import type { ModuleLoader } from '../federation/module-cache.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

const SLOW_AFTER_MS = 5_000;

export interface PinnedListener {
  /** A try has failed; the next one follows by itself. */
  readonly onFailure: (error: unknown) => void;
  /** Five seconds have passed, or a try has failed: the visitor is told, once. */
  readonly onWaiting: () => void;
  /** The part is there after all. */
  readonly onReady: () => void;
}

/**
 * The module of a part that the server has drawn: a promise that only ever succeeds. While it does not, the server's HTML
 * stays; it is tried again (1, 2, … 60 s, and when the browser comes online) until the part can be brought to life.
 */
export const pinnedModule = async (load: ModuleLoader, module: ExposedModule, listener: PinnedListener): Promise<RemoteModule<object>> => {
  let told = false;
  const tell = () => {
    if (!told) listener.onWaiting();
    told = true;
  };
  const slow = setTimeout(tell, SLOW_AFTER_MS);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const loaded = await load(module);
      clearTimeout(slow);
      listener.onReady();
      return loaded;
    } catch (error) {
      listener.onFailure(error);
      tell();
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
