import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { waitFor } from 'shared-contracts/retry';
import { texts } from '../texts.ts';
import { applyFullStyles } from './boot/full-styles.ts';
import { loadDeferred } from '../schedule/load-deferred.ts';
import { nextTask } from '../schedule/next-task.ts';
import { scheduleWork } from './boot/schedule-work.ts';
import { readPageStart } from './boot/read-page.ts';
import { PageOutdated } from './boot/fetch-page-data.ts';
import { createTelemetry, recordUncaughtErrors } from './telemetry/telemetry.ts';

/**
 * Evaluates modules of this script in a task of their own: all of them in one go keep a slow phone for longer than any other piece of a
 * page's start.
 */
const inTask = async <Module,>(evaluate: () => Promise<Module>): Promise<Module> => {
  await nextTask();
  return evaluate();
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  const [page, { createEnvironment, openStorage }, { hydratePage }] = await Promise.all([
    readPageStart({ fetch: window.fetch.bind(window), wait: waitFor }),
    inTask(() => import(/* webpackMode: "eager" */ './boot/create-environment.ts')),
    inTask(() => import(/* webpackMode: "eager" */ './boot/hydrate-page.tsx')),
  ]);
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
  recordUncaughtErrors(window, record);
  const environment = createEnvironment(page, storage, record);
  // The loader has asked for the cart: its code must not be what the answer waits for.
  if (window.amperioCart) void environment.cart.warm();
  await nextTask();
  hydratePage(root, environment, (error) => record({ type: 'error', error }));
  if (page.overridesAllowed) {
    void loadDeferred(
      () => import('./overlay/index.ts'),
      ({ offerOverlay }) => offerOverlay(page.releases),
    );
  }
  scheduleWork({ start: page, environment, kind, sendTelemetry });
};

void start().catch(async (error: unknown) => {
  console.error('the page stays as the server has rendered it', error);
  if (!(error instanceof PageOutdated)) return;
  const { guardedReload, reloadPorts } = await import(/* webpackMode: "eager" */ '../shell/index.ts');
  guardedReload(reloadPorts(), 'chunk');
});
