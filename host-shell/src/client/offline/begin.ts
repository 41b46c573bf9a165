import { BACKGROUND_TASK_DELAY_MS } from 'shared-contracts';
import type { BrowserEnvironment } from '../boot/create-environment.ts';
import { withLaterPart } from '../later-part.ts';
import { whenIdle } from '../moments.ts';

/**
 * S-45: what makes the shop stand without a connection begins when everything else is there: on a first visit it is worth
 * nothing yet. Without a connection it is needed at once.
 */
export const beginOffline = (environment: BrowserEnvironment): void => {
  const begin = (): void =>
    void withLaterPart(
      () => import(/* webpackChunkName: "offline" */ './index.ts'),
      ({ startOffline }) => startOffline(environment),
    );
  if (navigator.onLine) setTimeout(() => whenIdle(begin), BACKGROUND_TASK_DELAY_MS);
  else begin();
};
