import { SEARCH_HISTORY, appSlice, compareSkusAtom } from 'shared-contracts';
import { COMPARE_LIST } from 'shared-contracts/storage';
import type { BrowserEnvironment } from '../browser-environment.ts';

type List = readonly string[];

const isSame = (one: List, other: List): boolean => one.length === other.length && one.every((entry, index) => entry === other[index]);

/** @returns shows the list that `read` finds when another tab has changed it since the last look */
const follower = (read: () => List, shown: () => List, show: (list: List) => void): (() => void) => {
  let seen = shown();
  return () => {
    const stored = read();
    // What this page could not store stays shown until another tab writes.
    if (isSame(stored, seen)) return;
    seen = stored;
    if (!isSame(stored, shown())) show(stored);
  };
};

/**
 * Lets every tab show the same compared products (M-01) and searches (D-11): what another one writes is shown at once, and what it
 * wrote while this page was suspended, when it becomes visible or returns from the back/forward cache. (The cart's marks are
 * followed from the start, by `cart-in-tabs.ts`.)
 * @returns ends it
 */
export const syncListsAcrossTabs = ({
  store,
  storage,
  compare,
}: Pick<BrowserEnvironment, 'store' | 'storage' | 'compare'>): (() => void) => {
  // What lasts only as long as the page no other tab can change.
  if (!storage.lasts('local')) return () => undefined;
  const followers = [
    follower(
      () => storage.read(COMPARE_LIST),
      () => store.get(compareSkusAtom),
      () => compare?.load(),
    ),
    follower(
      () => storage.read(SEARCH_HISTORY),
      () => store.get(appSlice.read).searchHistory,
      (searchHistory) => store.set(appSlice.patch, { searchHistory }),
    ),
  ];
  const look = (): void => {
    for (const follow of followers) follow();
  };
  look();
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
};
