import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { cartViewAtom } from 'shared-contracts';
import { waitFor } from 'shared-contracts/retry';
import type { ShopEnvironment } from '../app/environment.ts';
import { isLatePart } from '../app/late-part.ts';
import { RootBoundary } from '../app/RootBoundary.tsx';
import { ShopPage } from '../app/ShopPage.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { ShopRouter } from '../app/ShopRouter.tsx';
import { guardedReload, reloadPorts, whenVisitorActs } from '../shell/index.ts';
import { texts } from '../texts.ts';
import { createEnvironment, openStorage } from './create-environment.ts';
import { applyFullStyles } from './full-styles.ts';
import { withLaterPart } from './later-part.ts';
import { afterStart, whenFree, whenIdle } from './moments.ts';
import { nextTask } from '../next-task.ts';
import { readPageStart } from './read-page.ts';
import { PageOutdated } from './read-supplement.ts';
import { createTelling, tellUncaught } from './telling/telling.ts';

/** A page that shows the cart has read it by itself, or is about to. */
const isCartKnown = (store: ShopEnvironment['store']): boolean => {
  const { isFetched, isLoading } = store.get(cartViewAtom);
  return isFetched || isLoading;
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  const page = await readPageStart({ fetch: window.fetch.bind(window), wait: waitFor });
  const kind = page.page.state === 'page' ? page.page.kind : '';
  await Promise.all([texts.load(page.language), applyFullStyles(page.releases)]);
  await nextTask();
  const storage = openStorage();
  await nextTask();
  let passing: Promise<void> | undefined;
  const passOn = (): void =>
    void (passing ??= withLaterPart(
      () => import('./telling/index.ts'),
      ({ startTelling }) => startTelling({ ...page, telling, storage }),
    ));
  const telling = createTelling(passOn);
  const { tell } = telling;
  const tellError = (error: unknown): void => tell({ type: 'error', error });
  tellUncaught(window, tell);
  const environment = createEnvironment(page, storage, tell);
  // The loader has asked for the cart: its code must not be what the answer waits for.
  if (window.amperioCart) void environment.cart.warm();
  const history = createBrowserHistory({ v5Compat: true });
  await nextTask();
  // As a transition React brings the page to life in short pieces instead of in one go.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <ShopProviders environment={environment}>
          <RootBoundary onError={tellError}>
            <ShopRouter
              history={history}
              isAtHand={environment.isAtHand}
              leaves={(from, to) => environment.leaves.current(from, to.pathname)}
            >
              {(impatient) => <ShopPage impatient={impatient} />}
            </ShopRouter>
          </RootBoundary>
        </ShopProviders>,
        {
          onRecoverableError: (error) => {
            if (isLatePart(error)) return;
            console.error('hydration', error);
            tellError(error);
          },
        },
      ),
  );
  if (page.overridesAllowed) {
    void withLaterPart(
      () => import('./overlay/index.ts'),
      ({ offerOverlay }) => offerOverlay(page.releases),
    );
  }
  afterStart(
    // The visitor's cart is not what the page waits for.
    () => {
      environment.compare?.load();
      if (environment.hasCart && !isCartKnown(environment.store)) void environment.cart.load('mini');
    },
    // Nobody waits for these either: prices that change while the page is open, and what a next page may use.
    () =>
      void withLaterPart(
        () => import(/* webpackChunkName: "background" */ './background.ts'),
        ({ startBackground }) => startBackground(environment, kind),
      ),
  );
  whenVisitorActs(async () => {
    // The visitor's first sign may be a press on a buy button: nothing shares the line with what answers it.
    await environment.cart.warm();
    void withLaterPart(
      () => import(/* webpackChunkName: "acted" */ './acted/index.ts'),
      ({ beginWithVisitor }) => beginWithVisitor(environment),
    );
  });
  whenFree(
    () =>
      void withLaterPart(
        () => import('./idle.ts'),
        ({ addBrandFont, lookAhead }) => {
          if (page.measured) passOn();
          lookAhead({ ...environment, kind, whenIdle });
          void addBrandFont(document.fonts, page.language, environment.bus);
        },
      ),
  );
};

void start().catch((error: unknown) => {
  console.error('the page stays as the server has drawn it', error);
  if (error instanceof PageOutdated) guardedReload(reloadPorts(), 'chunk');
});
