import { browserPage } from '../shell/browser-page.ts';
import type { BrowserEnvironment } from './create-environment.ts';
import { readDedicated, takeArchiveFlag, type DedicatedContent } from './dedicated/dedicated-content.ts';
import { startLiveUpdates } from './live/index.ts';
import { beginOffline } from './offline/begin.ts';
import { followConsent } from './optional/follow-consent.ts';
import { plusBackdoor } from './plus/backdoor.ts';
import { keepReleases } from './releases/index.ts';

const takeDedicated = async ({ frame, connection, answers }: BrowserEnvironment): Promise<DedicatedContent | null> => {
  // Without a connection nothing is asked for (E-12).
  if (frame === null || connection === null || !browserPage.isOnline()) return null;
  const content = await readDedicated({ fetch: connection.fetch, storeCode: connection.store() });
  if (content !== null) takeArchiveFlag(frame.storeConfig, content, answers);
  return content;
};

/**
 * S-47: what nobody waits for and every page does after a while: one file. Late settings, live prices, the first statistics (with
 * consent), copies for the time without a connection, and room for what the browser keeps.
 * @param kind of the page that this document began with
 */
export const startBackground = (environment: BrowserEnvironment, kind: string): void => {
  const { storage, frame } = environment;
  const live = startLiveUpdates(environment);
  followConsent(environment, { live, dedicated: takeDedicated(environment) });
  keepReleases(environment, kind);
  beginOffline(environment);
  storage.purgeExpired();
  if (frame?.storeConfig.plus_enabled) window.amperioPlus = plusBackdoor(browserPage.setCookie);
};
