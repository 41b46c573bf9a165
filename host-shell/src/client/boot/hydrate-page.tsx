import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { RootBoundary } from '../../app/RootBoundary.tsx';
import { ShopPage } from '../../app/ShopPage.tsx';
import { ShopProviders } from '../../app/ShopProviders.tsx';
import { ShopRouter } from '../../app/ShopRouter.tsx';
import { isTimedOutPart } from '../../app/timed-out-part.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

/**
 * Brings the page that the server has rendered to life.
 * @param root the element that holds it
 * @param recordError called with what was thrown, and not caught by a part of the page
 */
export const hydratePage = (root: Element, environment: BrowserEnvironment, recordError: (error: unknown) => void): void => {
  const history = createBrowserHistory({ v5Compat: true });
  // As a transition React hydrates the page in short pieces instead of in one go.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <ShopProviders environment={environment}>
          <RootBoundary onError={recordError}>
            <ShopRouter
              history={history}
              isAtHand={environment.isAtHand}
              onAsk={environment.onAsk}
              leaves={(from, to) => environment.leaves.current(from, to.pathname)}
            >
              {(isSlow) => <ShopPage isSlow={isSlow} />}
            </ShopRouter>
          </RootBoundary>
        </ShopProviders>,
        {
          onRecoverableError: (error) => {
            if (isTimedOutPart(error)) return;
            // React's own sentence does not say what was thrown: its cause does.
            console.error('hydration', error, error instanceof Error ? error.cause : undefined);
            recordError(error);
          },
        },
      ),
  );
};
