/** Which slices outlive the page, and how long (H-01 … H-06). */
import { DIRECTORY_LIFE_MS, STATE_LIFE_MS } from '../constants/time.ts';
import { CACHED_STATE } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';

export type CachedSlice = 'app' | 'blog' | 'directory' | 'dictionaries' | 'user';

/** H-06: everything that is not named here is not cached. H-05, ≠20: the cart's stated life is 7200 s, but its cache is off. */
export function sliceLifeMs(slice: string, storeTtlSeconds?: number): number | undefined {
  switch (slice) {
    case 'directory':
    case 'dictionaries':
      return DIRECTORY_LIFE_MS;
    case 'app':
    case 'blog':
    case 'user':
      return storeTtlSeconds ? storeTtlSeconds * 1000 : STATE_LIFE_MS;
    default:
      return undefined;
  }
}

/** ≠19: of `app` only what the shopper did is kept; the rest starts from the browser's state. */
export const PERSISTED_APP_FIELDS = ['searchHistory', 'searchCategory'] as const;

/** Keeps a slice; nothing happens for slices that are not cached. */
export function keepSlice(storage: ShopStorage, slice: string, value: unknown, now: number, storeTtlSeconds?: number): void {
  const life = sliceLifeMs(slice, storeTtlSeconds);
  if (life === undefined) return;
  storage.write(CACHED_STATE, { ...storage.read(CACHED_STATE), [slice]: { validUntil: now + life, value } });
}

/** H-11: the kept value, unless its time has passed. To be parsed by its reader. */
export function keptSlice(storage: ShopStorage, slice: CachedSlice, now: number): unknown {
  const entry = storage.read(CACHED_STATE)[slice];
  return entry && now < entry.validUntil ? entry.value : undefined;
}

/** U-03: forgets the kept value of one slice. */
export function dropSlice(storage: ShopStorage, slice: CachedSlice): void {
  const { [slice]: _dropped, ...rest } = storage.read(CACHED_STATE);
  storage.write(CACHED_STATE, rest);
}
