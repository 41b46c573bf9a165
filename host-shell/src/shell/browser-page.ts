import { CACHE_NAMES, createShopStorage, type ShopStorage } from 'shared-contracts';
import { media } from 'shared-contracts/theme';
import type { ReloadPorts } from './reload/reload-guard.ts';

/** Tag managers read this list (∅11); it is only filled here. */
interface AnalyticsHolder {
  dataLayer?: unknown[];
}

/** The browser's side of the shell's commands; touched in handlers and effects only, never while rendering. */
export const browserPage = {
  isDesktop: (): boolean => matchMedia(media.desktop).matches,
  /** @returns what there is now: reading it waits until the cookie is written, which a reload right afterwards does not */
  setCookie: (text: string): string => {
    document.cookie = text + (location.protocol === 'https:' ? '; Secure' : '');
    return document.cookie;
  },
  /** J-202: an address that names a language would overrule the one that is chosen now. */
  forgetAddressedLanguage: (): void => {
    const address = new URL(location.href);
    if (!address.searchParams.has('lang')) return;
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  },
  reload: (): void => location.reload(),
  isOnline: (): boolean => navigator.onLine,
  now: (): number => Date.now(),
  dataLayer: (): unknown[] => {
    const holder = globalThis as AnalyticsHolder; // not in the DOM's types
    return (holder.dataLayer ??= []);
  },
} as const;

/** The one place where the browser's storage is opened (T rows): everything is kept by a key, through the wrapper. */
export const browserStorage = (): ShopStorage =>
  createShopStorage({
    local: () => localStorage,
    session: () => sessionStorage,
    now: browserPage.now,
    cacheNames: CACHE_NAMES,
  });

/** The visitor's storage, opened when it is first asked for: the server never asks. */
export const lazyStorage = (): (() => ShopStorage) => {
  let storage: ShopStorage | undefined;
  return () => (storage ??= browserStorage());
};

/** For automatic reloads. */
export const reloadPorts = (): ReloadPorts => ({ ...browserPage, storage: lazyStorage() });
