import { loadDeferred } from '../../schedule/load-deferred.ts';
import { schedule } from '../../schedule/phases.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

/** S-45: what makes the shop work without a connection is loaded last of all. */
export const scheduleOffline = (environment: BrowserEnvironment): void =>
  schedule(
    'offline',
    () =>
      void loadDeferred(
        () => import(/* webpackChunkName: "offline" */ './index.ts'),
        ({ startOffline }) => startOffline(environment),
      ),
  );
