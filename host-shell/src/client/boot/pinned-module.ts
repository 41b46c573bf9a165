import type { ExposedModule, RemoteModule } from 'shared-contracts';
import { moduleOfPage, type ResolvedPage } from '../../app/resolved-page.ts';
import { CircuitOpenError } from '../../federation/load-errors.ts';
import type { ModuleCache, ModuleLoader } from '../../federation/module-cache.ts';
import { renderedPartDelayMs } from '../../retry-policies.ts';

const SLOW_AFTER_MS = 5_000;

export interface PinnedListener {
  /** A try has failed; the next one follows automatically. */
  readonly onFailure: (error: unknown) => void;
  /** Five seconds have passed, or a try has failed: the visitor gets a notice, once. */
  readonly onWaiting: () => void;
  /** The part is there after all, or its page has been left. */
  readonly onOver: () => void;
}

/** Whether the shopper has gone on from the page that the server has rendered, and when that happens. */
export interface RenderedPage {
  readonly isLeft: () => boolean;
  /** @returns unsubscribes */
  readonly onLeft: (listener: () => void) => () => void;
}

type Address = Pick<Location, 'pathname' | 'search'>;

interface FollowedPage extends RenderedPage {
  /** The shopper asks for an address. */
  readonly onAsk: (to: Address) => void;
  /** A page is shown at the path. */
  readonly onShown: (path: string) => void;
}

/**
 * Follows where the shopper goes from the page that the server has rendered. A fragment of it does not leave it; a page of the same
 * module does as soon as it is asked for, any other one when it is shown: until then the server's HTML is what the shopper sees.
 * @param pageAt what is at an address
 */
export const followRenderedPage = (shown: Address, module: ExposedModule, pageAt: (to: Address) => Promise<ResolvedPage>): FollowedPage => {
  const { pathname, search } = shown;
  const left = new AbortController();
  let asked: Address | null = null;
  return {
    isLeft: () => left.signal.aborted,
    onLeft: (listener) => {
      left.signal.addEventListener('abort', listener, { once: true });
      return () => left.signal.removeEventListener('abort', listener);
    },
    onAsk: (to) => {
      asked = to;
      if (left.signal.aborted || (to.pathname === pathname && to.search === search)) return;
      void pageAt(to).then((page) => {
        const next = moduleOfPage(page);
        // Asked for, not shown: that page is shown when the module is here, and would wait for it all the longer.
        if (asked === to && next?.remote === module.remote && next.module === module.module) left.abort();
      });
    },
    onShown: (path) => {
      if (path !== pathname) left.abort();
    },
  };
};

/** Whether the page of a remote is in the document that the server has sent. */
export const isPartRendered = (): boolean => document.querySelector('[data-remote]') !== null;

/**
 * The module of a part that the server has rendered: a promise that does not fail while that is shown. The server's HTML
 * stays; it is tried again (1, 2, … 60 s, later while the circuit of its remote is open, and when that closes or the browser
 * comes online) until the part can be hydrated. Where the shopper has gone on to another page of the module, there is no such
 * HTML: it is tried at once, and a failure is one of that page, which says so and lets the shopper retry.
 */
export const pinnedModule = async (
  load: ModuleLoader,
  module: ExposedModule,
  cache: Pick<ModuleCache, 'pauseOf' | 'endPause' | 'onRecovery'>,
  listener: PinnedListener,
  rendered: RenderedPage,
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
      listener.onOver();
      return loaded;
    } catch (error) {
      if (rendered.isLeft()) {
        clearTimeout(slow);
        listener.onOver();
        throw error;
      }
      if (!(error instanceof CircuitOpenError)) listener.onFailure(error);
      reportWaiting();
      await pause(Math.max(renderedPartDelayMs(attempt), cache.pauseOf(module)), module, cache, rendered);
    }
  }
};

const pause = (
  ms: number,
  module: ExposedModule,
  cache: Pick<ModuleCache, 'endPause' | 'onRecovery'>,
  rendered: RenderedPage,
): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      stopLeft();
      window.removeEventListener('online', online);
      resolve();
    };
    const online = () => {
      cache.endPause(module);
      done();
    };
    const timer = setTimeout(done, ms);
    const stop = cache.onRecovery(module, done);
    const stopLeft = rendered.onLeft(done);
    window.addEventListener('online', online);
  });
