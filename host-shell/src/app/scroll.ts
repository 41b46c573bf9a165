import type { ShopStorage, StorageKey } from 'shared-contracts';
import { cleanUrlKey } from 'shared-contracts/resolver';
import * as v from 'valibot';
import { hasTiles, holdTile, tileInView, type Hold, type SeenTile } from './seen-tile.ts';

interface Position {
  /** px */
  readonly top: number;
  /** In a list. */
  readonly tile: SeenTile | null;
}

const positionSchema = v.object({ top: v.number(), tile: v.nullable(v.object({ href: v.string(), top: v.number() })) });

/** Where the visitor was in an entry of the history. */
const positionIn = (entry: string): StorageKey<Position, Position> => ({
  name: `scroll:${entry}`,
  area: 'session',
  form: 'json',
  schema: positionSchema,
  version: 1,
  lifeMs: undefined,
  empty: { top: 0, tile: null },
  isCache: false,
});

type Address = Pick<Location, 'pathname' | 'search'>;

interface Navigation {
  readonly from: Address;
  readonly to: Address;
  readonly hash: string;
  /** Key of the history entry that is shown now. */
  readonly key: string;
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  /** The link asked for it (`preventScrollReset`). */
  readonly keepsScroll: boolean;
  /** The page that is shown now leads to products (`isListing`): tiles are what it is made of. */
  readonly isList: boolean;
}

/** Whether a navigation starts at the top (S-24): not when only the filter part of the path changed. */
export const startsAtTop = ({ from, to, type, keepsScroll }: Pick<Navigation, 'from' | 'to' | 'type' | 'keepsScroll'>): boolean =>
  type === 'PUSH' && !keepsScroll && !(from.pathname !== to.pathname && cleanUrlKey(from.pathname) === cleanUrlKey(to.pathname));

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
export const rememberedScroll = (storage: () => ShopStorage, key: string): number => storage().read(positionIn(key)).top;

const nothing = (): void => undefined;

/** No tile is waited for or held in its place. */
export const NO_HOLD: Hold = { end: nothing, isAwaited: () => false };

/**
 * Puts the page where the visitor expects it: back where they were, at the fragment, or at the top.
 * @returns what is still done about that
 */
export const scrollAfterNavigation = (storage: () => ShopStorage, navigation: Navigation): Hold => {
  const { from, to, isList } = navigation;
  if (navigation.type === 'POP') {
    const { top, tile } = storage().read(positionIn(navigation.key));
    // Within a page, to a fragment of it, say, the browser scrolls as well. Another page or order of one list is another address.
    const held = from.pathname === to.pathname && from.search === to.search ? null : tile;
    // A skeleton is seen from its start: it is shorter than its list, so that its end and the footer would stand in the window.
    // Elsewhere shelves are rendered when they come near the window, which has to be there first.
    const isSkeleton = held !== null && isList && !hasTiles();
    window.scrollTo({ top: isSkeleton ? 0 : top, behavior: 'instant' });
    return held === null ? NO_HOLD : holdTile({ ...held, scrolled: top, isInList: isList });
  }
  const target = namedBy(navigation.hash);
  if (target) target.scrollIntoView();
  else if (startsAtTop(navigation)) window.scrollTo({ top: 0, behavior: 'instant' });
  return NO_HOLD;
};

/**
 * Notes the position of a history entry while it is shown and in the address bar.
 * @param isAwaited the place that was noted is still to be reached: what is shown instead of it is not noted
 * @returns the end of that
 */
export const rememberScroll = (storage: () => ShopStorage, key: string, isAwaited: Hold['isAwaited']): (() => void) => {
  const { href } = location;
  const save = () => {
    frame = 0;
    // The next entry is on its way: what scrolls now is not this one's place.
    if (location.href === href && !isAwaited()) storage().write(positionIn(key), { top: Math.round(scrollY), tile: tileInView() });
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

/** The key that the router gives to entries that it has not made: the first of a document, and fragments, which the browser scrolls to. */
const FOREIGN = 'default';

/**
 * J-361: going back to an entry of the router is the page's own doing. The browser would scroll at once, and so the page that is left, where the
 * one before is not here yet. A new document is the browser's again, which knows its place before any script does. So is a tab in the
 * background: it may be discarded, and be a new document when the visitor returns to it, without another event.
 * @returns the end of that
 */
export const takeOverScroll = (key: string): (() => void) => {
  if (key === FOREIGN) return nothing;
  const own = () => void (history.scrollRestoration = document.visibilityState === 'hidden' ? 'auto' : 'manual');
  const giveBack = () => void (history.scrollRestoration = 'auto');
  own();
  window.addEventListener('pagehide', giveBack);
  window.addEventListener('pageshow', own);
  document.addEventListener('visibilitychange', own);
  return () => {
    giveBack();
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', own);
    document.removeEventListener('visibilitychange', own);
  };
};
