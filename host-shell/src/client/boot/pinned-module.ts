import type { ExposedModule, RemoteModule } from 'shared-contracts';
import { CircuitOpenError } from '../../federation/load-errors.ts';
import type { ModuleCache, ModuleLoader } from '../../federation/module-cache.ts';
import { drawnPartDelayMs } from '../../retry-policies.ts';

const SLOW_AFTER_MS = 5_000;

export interface PinnedListener {
  /** A try has failed; the next one follows automatically. */
  readonly onFailure: (error: unknown) => void;
  /** Five seconds have passed, or a try has failed: the visitor gets a notice, once. */
  readonly onWaiting: () => void;
  /** The part is there after all. */
  readonly onReady: () => void;
}

/** Whether the page of a remote is in the document that the server has sent. */
export const isPartDrawn = (): boolean => document.querySelector('[data-remote]') !== null;

/**
 * The module of a part that the server has rendered: a promise that only ever succeeds. While it does not, the server's HTML
 * stays; it is tried again (1, 2, … 60 s, later while the circuit of its remote is open, and when that closes or the browser
 * comes online) until the part can be hydrated.
 */
export const pinnedModule = async (
  load: ModuleLoader,
  module: ExposedModule,
  cache: Pick<ModuleCache, 'pauseOf' | 'endPause' | 'onRecovery'>,
  listener: PinnedListener,
): Promise<RemoteModule<object>> => {
  let isReported = false;
  const reportWaiting = () => {
    if (!isReported) listener.onWaiting();
    isReported = true;
  };
  const slow = setTimeout(reportWaiting, SLOW_AFTER_MS);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const loaded = await load(module);
      clearTimeout(slow);
      listener.onReady();
      return loaded;
    } catch (error) {
      if (!(error instanceof CircuitOpenError)) listener.onFailure(error);
      reportWaiting();
      await pause(Math.max(drawnPartDelayMs(attempt), cache.pauseOf(module)), module, cache);
    }
  }
};

const pause = (ms: number, module: ExposedModule, cache: Pick<ModuleCache, 'endPause' | 'onRecovery'>): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', online);
      resolve();
    };
    const online = () => {
      cache.endPause(module);
      done();
    };
    const timer = setTimeout(done, ms);
    const stop = cache.onRecovery(module, done);
    window.addEventListener('online', online);
  });
