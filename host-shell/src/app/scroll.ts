import type { ShopStorage, StorageKey } from 'shared-contracts';
import { cleanUrlKey } from 'shared-contracts/resolver';
import { number } from 'valibot';

/** Where the visitor was (px) in an entry of the history. */
const positionIn = (entry: string): StorageKey<number, number> => ({
  name: `scroll:${entry}`,
  area: 'session',
  form: 'json',
  schema: number(),
  version: 1,
  lifeMs: undefined,
  empty: 0,
  isCache: false,
});

interface Navigation {
  readonly from: string;
  readonly to: string;
  readonly hash: string;
  /** Key of the history entry that is shown now. */
  readonly key: string;
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  /** The link asked for it (`preventScrollReset`). */
  readonly keepsScroll: boolean;
}

/** Whether a navigation starts at the top (S-24): not when only the filter part of the path changed. */
export const startsAtTop = ({ from, to, type, keepsScroll }: Pick<Navigation, 'from' | 'to' | 'type' | 'keepsScroll'>): boolean =>
  type === 'PUSH' && !keepsScroll && !(from !== to && cleanUrlKey(from) === cleanUrlKey(to));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is part of the name
  }
};

/** The element that the fragment of an address (`#opinie`, or nothing) names. */
export const namedBy = (hash: string): HTMLElement | null => (hash ? document.getElementById(decoded(hash.slice(1))) : null);

/** The position (px) that is noted for an entry of the history. */
export const rememberedScroll = (storage: () => ShopStorage, key: string): number => storage().read(positionIn(key));

/** Puts the page where the visitor expects it: back where they were, at the fragment, or at the top. */
export const scrollAfterNavigation = (storage: () => ShopStorage, navigation: Navigation): void => {
  if (navigation.type === 'POP') {
    window.scrollTo({ top: rememberedScroll(storage, navigation.key), behavior: 'instant' });
    return;
  }
  const target = namedBy(navigation.hash);
  if (target) target.scrollIntoView();
  else if (startsAtTop(navigation)) window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Notes the position of a history entry while it is shown; returns the end of that. */
export const rememberScroll = (storage: () => ShopStorage, key: string): (() => void) => {
  const save = () => {
    frame = 0;
    storage().write(positionIn(key), Math.round(scrollY));
  };
  // Also where nobody scrolls: the first entry of every document has the same key, an older document may have used it.
  let frame = requestAnimationFrame(save);
  const onScroll = () => {
    frame ||= requestAnimationFrame(save);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
};
