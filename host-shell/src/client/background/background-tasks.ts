import { LANGUAGE_VERSION } from 'shared-contracts/storage';
import { nextTask } from '../../schedule/next-task.ts';
import { browserPage } from '../../shell/browser-page.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { fetchLateSettings, applyArchiveFlag, type LateSettings } from '../late-settings/late-settings.ts';
import { startLiveUpdates } from '../live/index.ts';
import { scheduleOffline } from '../offline/schedule-offline.ts';
import { followConsent } from '../consent-gated/follow-consent.ts';
import { watchRevocations } from '../session/revocations.ts';
import { watchTokenAge } from '../session/token-age.ts';
import { keepReleases } from '../releases/index.ts';
import { syncListsAcrossTabs } from './sync-lists-across-tabs.ts';

const applyLateSettings = async ({ frame, connection, answers }: BrowserEnvironment): Promise<LateSettings | null> => {
  // Without a connection nothing is asked for (E-12).
  if (frame === null || connection === null || !browserPage.isOnline()) return null;
  const content = await fetchLateSettings({ fetch: connection.fetch, storeCode: connection.store() });
  if (content !== null) applyArchiveFlag(frame.storeConfig, content, answers);
  return content;
};

/**
 * S-47: the background tasks of every page, in one file: late settings, live prices, lists of other tabs, the customer's wishlist, the first
 * statistics (with consent), tokens to revoke and to replace, the language (T-09), copies for offline use, and removal of expired entries from the storage.
 * In short tasks: all of it in one go would keep a slow phone for 80 ms.
 * @param kind of the page that this document began with
 */
export const startBackgroundTasks = async (environment: BrowserEnvironment, kind: string): Promise<void> => {
  const { bus, connection, language, storage, wishlist } = environment;
  const live = startLiveUpdates(environment);
  await nextTask();
  followConsent(environment, { live, lateSettings: applyLateSettings(environment) });
  await nextTask();
  keepReleases(environment, kind);
  // Also of a page that nobody has touched.
  syncListsAcrossTabs(environment);
  if (connection !== null) {
    const ports = { fetch: connection.fetch, store: connection.store, storage, bus };
    watchRevocations(ports);
    watchTokenAge({ ...ports, now: Date.now });
  }
  await nextTask();
  scheduleOffline(environment);
  if (connection?.token() !== undefined) void wishlist?.load();
  storage.write(LANGUAGE_VERSION, language === 'ua' ? 'UA' : 'PL');
  storage.purgeExpired();
};
