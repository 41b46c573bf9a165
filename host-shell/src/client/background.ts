import { browserPage } from '../shell/browser-page.ts';
import type { BrowserEnvironment } from './create-environment.ts';
import { readDedicated, takeArchiveFlag, type DedicatedContent } from './dedicated/dedicated-content.ts';
import { startLiveUpdates } from './live/index.ts';
import { followConsent } from './optional/follow-consent.ts';
import { plusBackdoor } from './plus/backdoor.ts';
import { keepReleases } from './releases/index.ts';

const takeDedicated = async ({ frame, connection, answers }: BrowserEnvironment): Promise<DedicatedContent | null> => {
  if (frame === null || connection === null) return null;
  const content = await readDedicated({ fetch: connection.fetch, storeCode: connection.store() });
  if (content !== null) takeArchiveFlag(frame.storeConfig, content, answers);
  return content;
};

/**
 * S-47: what nobody waits for and every page does after a while: one file. Late settings, live prices, the first statistics (with
 * consent), and room for what the browser keeps.
 * @param kind of the page that this document began with
 */
export const startBackground = (environment: BrowserEnvironment, kind: string): void => {
  const { storage, frame } = environment;
  const live = startLiveUpdates(environment);
  followConsent(environment, { live, dedicated: takeDedicated(environment) });
  keepReleases(environment, kind);
  storage.purgeExpired();
  if (frame?.storeConfig.plus_enabled) window.amperioPlus = plusBackdoor(browserPage.setCookie, location.protocol === 'https:');
};
