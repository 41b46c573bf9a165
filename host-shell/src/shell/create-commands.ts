import type { createStore } from 'jotai';
import { appSlice, type EventBus, type Language, SEARCH_HISTORY, type ShopStorage, userAtom } from 'shared-contracts';
import { drawerChange, type DrawerEvent } from './drawers/drawer-rules.ts';
import { translationCookie } from './language/language-switch.ts';
import { lazyParts } from './lazy-parts.ts';
import type { ShellPart } from './shell-part.ts';
import { isPlainPress } from './navigation/shop-link.ts';
import { mayReload, noteReload } from './reload/reload-guard.ts';
import { rememberQuery, resultsPath } from './search/search-rules.ts';
import type { ShellCommands } from './shell-commands.ts';

/** The page that the commands act on, injected for tests. */
export interface ShellPage {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>;
  readonly bus: EventBus;
  readonly storage: () => ShopStorage;
  readonly navigate: (path: string) => void;
  /** Where the shopper is, query included. */
  readonly path: () => string;
  /** True from 1100 px up (≠08). */
  readonly isDesktop: () => boolean;
  readonly language: Language;
  readonly forgetAddressedLanguage: () => void;
  readonly setCookie: (text: string) => void;
  readonly reload: () => void;
  /** Renders the page in another language without reading it again; false where the host can't. */
  readonly changeLanguage: (language: Language) => boolean;
  /** What tag managers read (∅11). */
  readonly dataLayer: () => unknown[];
  /** ms since 1970 */
  readonly now: () => number;
  readonly load?: (part: ShellPart) => Promise<unknown>;
}

/** Applies an event to the drawers of the app slice; the shell is their one writer. */
export const changeDrawers = (store: ShellPage['store'], event: DrawerEvent): void => {
  const change = drawerChange(store.get(appSlice.read), event);
  if (Object.keys(change).length > 0) store.set(appSlice.patch, change);
};

/** The shell's commands over a page. */
export const createCommands = (page: ShellPage): ShellCommands => {
  const { store, bus, load = (part) => lazyParts[part].preload() } = page;
  const prefetch = (part: ShellPart): void => {
    load(part).catch(() => undefined); // the press itself will try again and has the link to fall back on
  };

  return {
    prefetch,
    toggleDrawer: (drawer, event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      changeDrawers(store, { type: 'toggled', drawer, desktop: page.isDesktop() });
    },
    toggleCart: (event) => {
      // S-17: other buttons and modifiers open /checkout/cart in a new tab, S-15: so does a narrow layout in this one.
      if (!isPlainPress(event) || !page.isDesktop()) return;
      event.preventDefault();
      changeDrawers(store, { type: 'toggled', drawer: 'cart', desktop: true });
      if (store.get(appSlice.read).drawer === 'cart') page.dataLayer().push({ event: 'cartDrawerOpened' }); // S-16
    },
    openSearch: (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      changeDrawers(store, page.isDesktop() ? { type: 'search-toggled' } : { type: 'toggled', drawer: 'search', desktop: false });
    },
    openWishlist: (event) => {
      if (!isPlainPress(event) || store.get(userAtom).isSignedIn) return;
      event.preventDefault();
      bus.emit('login.requested@1', { reason: 'wishlist', path: page.path() });
    },
    close: () => changeDrawers(store, { type: 'route-changed' }),
    runSearch: (query) => {
      const path = resultsPath(query);
      if (path === null) return false;
      const searchHistory = rememberQuery(page.storage().read(SEARCH_HISTORY), query);
      store.set(appSlice.patch, { searchHistory, query });
      page.storage().write(SEARCH_HISTORY, [...searchHistory]);
      changeDrawers(store, { type: 'route-changed' });
      page.navigate(path);
      return true;
    },
    chooseLanguage: (language, event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      if (language === page.language) return;
      page.forgetAddressedLanguage();
      page.setCookie(translationCookie(language));
      // I-04, I-05: the page is read again, or changed in place when that was less than 30 s ago.
      if (!mayReload(page, 'translation') && page.changeLanguage(language)) return;
      noteReload(page, 'translation');
      page.reload();
    },
  };
};
