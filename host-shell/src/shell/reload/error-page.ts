import { APP_VERSION } from 'shared-contracts/constants';
import { guardedReload, mayReload, type ReloadPorts } from './reload-guard.ts';

export interface ErrorPagePorts extends ReloadPorts {
  /** the version that the server speaks for; null without an answer. */
  readonly serverVersion: () => Promise<string | null>;
}

/** What stands on an error page: the screen of the failure with its buttons, or the word to come back later. */
export type ErrorScreen = 'failure' | 'maintenance';

/** Time to read what happened, and as long as a failing server asks to wait (Retry-After). */
export const ERROR_PAGE_PATIENCE_MS = 10_000;

/**
 * ≠05: what an error page does by itself. While the browser is online, another version of the shop is fetched at once (V-05),
 * and the same version is read again after a while; a second failure within the guard ends in the maintenance page (V-10).
 * A browser that comes online reads the page again (V-09).
 * @returns the end of it
 */
export const tendErrorPage = (ports: ErrorPagePorts, show: (screen: ErrorScreen) => void): (() => void) => {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reloadOnce = () => void guardedReload(ports, 'error-page');
  if (ports.isOnline()) {
    if (mayReload(ports, 'error-page')) {
      timer = setTimeout(reloadOnce, ERROR_PAGE_PATIENCE_MS);
      void ports.serverVersion().then((version) => {
        if (!ended && version !== null && version !== APP_VERSION) reloadOnce();
      });
    } else show('maintenance');
  }
  addEventListener('online', ports.reload);
  return () => {
    ended = true;
    clearTimeout(timer);
    removeEventListener('online', ports.reload);
  };
};
