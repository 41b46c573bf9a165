/** What nobody waits for and every page does after a while: one file. */
import type { BrowserEnvironment } from './create-environment.ts';
import { startLiveUpdates } from './live/index.ts';
import { beginOffline } from './offline/begin.ts';
import { followConsent } from './optional/follow-consent.ts';
import { keepReleases } from './releases/index.ts';

/** Prices that change while the page is open, and what a next page may use. @param kind of the page that is shown */
export const startBackground = (environment: BrowserEnvironment, kind: string): void => {
  followConsent(environment);
  startLiveUpdates(environment);
  keepReleases(environment, kind);
  beginOffline(environment);
};
