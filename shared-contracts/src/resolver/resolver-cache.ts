/** answers are kept per path for a day; they are used only while the browser is offline (≠42). */
import type { UrlResolution } from '../graphql/schema-types.ts';
import { resolverCacheKey } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import { parseResolution } from './resolution.ts';

export function keepResolution(storage: ShopStorage, urlKey: string, resolution: UrlResolution): void {
  storage.write(resolverCacheKey(urlKey), resolution);
}

/** Undefined when none was kept within the day, or what was kept is none. */
export function keptResolution(storage: ShopStorage, urlKey: string): UrlResolution | undefined {
  return parseResolution(storage.read(resolverCacheKey(urlKey)));
}
