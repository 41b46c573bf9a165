import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { waitFor } from 'shared-contracts/retry';
import { isTimedOutPart } from '../app/timed-out-part.ts';
import { RootBoundary } from '../app/RootBoundary.tsx';
import { ShopPage } from '../app/ShopPage.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { ShopRouter } from '../app/ShopRouter.tsx';
import { guardedReload, reloadPorts } from '../shell/index.ts';
import { texts } from '../texts.ts';
import { createEnvironment, openStorage } from './boot/create-environment.ts';
import { applyFullStyles } from './boot/full-styles.ts';
import { loadDeferred } from '../schedule/load-deferred.ts';
import { nextTask } from '../schedule/next-task.ts';
import { scheduleWork } from './boot/schedule-work.ts';
import { readPageStart } from './boot/read-page.ts';
import { PageOutdated } from './boot/fetch-page-data.ts';
import { createTelemetry, recordUncaughtErrors } from './telemetry/telemetry.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  const page = await readPageStart({ fetch: window.fetch.bind(window), wait: waitFor });
  const kind = page.page.state === 'page' ? page.page.kind : '';
  await Promise.all([texts.load(page.language), applyFullStyles(page.releases)]);
  await nextTask();
  const storage = openStorage();
  await nextTask();
  let sending: Promise<void> | undefined;
  const sendTelemetry = (): void =>
    void (sending ??= loadDeferred(
      () => import('./telemetry/index.ts'),
      ({ startTelemetry }) => startTelemetry({ ...page, telemetry, storage }),
    ));
  const telemetry = createTelemetry(sendTelemetry);
  const { record } = telemetry;
  const recordError = (error: unknown): void => record({ type: 'error', error });
  recordUncaughtErrors(window, record);
  const environment = createEnvironment(page, storage, record);
  // The loader has asked for the cart: its code must not be what the answer waits for.
  if (window.amperioCart) void environment.cart.warm();
  const history = createBrowserHistory({ v5Compat: true });
  await nextTask();
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
  if (page.overridesAllowed) {
    void loadDeferred(
      () => import('./overlay/index.ts'),
      ({ offerOverlay }) => offerOverlay(page.releases),
    );
  }
  scheduleWork({ start: page, environment, kind, sendTelemetry });
};

void start().catch((error: unknown) => {
  console.error('the page stays as the server has rendered it', error);
  if (error instanceof PageOutdated) guardedReload(reloadPorts(), 'chunk');
});
