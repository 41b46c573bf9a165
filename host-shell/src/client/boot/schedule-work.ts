import { cartSummarySlice } from 'shared-contracts';
import { loadDeferred } from '../../schedule/load-deferred.ts';
import { schedule } from '../../schedule/phases.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import type { PageStart } from './read-page.ts';

interface StartedPage {
  readonly start: PageStart;
  readonly environment: BrowserEnvironment;
  /** Kind of the page that this document began with. */
  readonly kind: string;
  /** Loads and starts what sends telemetry; more than once is as good as once. */
  readonly sendTelemetry: () => void;
}

/** How long nothing shares the connection with the rules of the cart after the first interaction. */
const CART_HEAD_START_MS = 2_000;

/** A page that shows the cart loads it itself. */
const isCartKnown = ({ store }: BrowserEnvironment): boolean => {
  const { isFetched, isLoading } = store.get(cartSummarySlice.read);
  return isFetched || isLoading;
};

/** Everything that the host does in a page after its hydration, by phase (`schedule/phases.ts` has their order). */
export const scheduleWork = ({ start, environment, kind, sendTelemetry }: StartedPage): void => {
  schedule('visitor-data', () => {
    environment.compare?.load();
    if (environment.hasCart && !isCartKnown(environment)) void environment.cart.load('mini');
  });
  schedule(
    'background',
    () =>
      void loadDeferred(
        () => import(/* webpackChunkName: "background" */ '../background/background-tasks.ts'),
        ({ startBackgroundTasks }) => startBackgroundTasks(environment, kind),
      ),
  );
  schedule('first-interaction', async () => {
    // It may be a press on a buy button: the cart's rules come first, alone. They are another team's: the rest does not wait for long.
    await Promise.race([environment.cart.warm(), new Promise((resolve) => void setTimeout(resolve, CART_HEAD_START_MS))]);
    void loadDeferred(
      () => import(/* webpackChunkName: "first-interaction" */ '../first-interaction/index.ts'),
      ({ startAfterFirstInteraction }) => startAfterFirstInteraction(environment),
    );
  });
  schedule(
    'speculative',
    () =>
      void loadDeferred(
        () => import('../prefetch/index.ts'),
        ({ addBrandFont, preloadProductPage }) => {
          if (start.measured) sendTelemetry();
          preloadProductPage({ ...environment, kind, whenIdle: (task) => schedule('idle', task) });
          void addBrandFont(document.fonts, start.language, environment.bus);
        },
      ),
  );
};
