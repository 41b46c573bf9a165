/** answers are kept per path for a day; they are used only while the browser is offline (≠42). */
import type { UrlResolution } from '../graphql/schema-types.ts';
import { resolverCacheKey } from '../storage/keys.ts';
import type { ShopStorage } from '../storage/shop-storage.ts';
import { parseResolution } from './resolution.ts';
import type { ResolverOutcome } from './route-state.ts';

export function keepResolution(storage: ShopStorage, urlKey: string, resolution: UrlResolution): void {
  storage.write(resolverCacheKey(urlKey), resolution);
}

export function keptResolution(storage: ShopStorage, urlKey: string): UrlResolution | undefined {
  return parseResolution(storage.read(resolverCacheKey(urlKey)));
}

/** offline the kept answer, or none (NOTFOUND). Online the resolver is asked, and its answer kept. */
export async function resolvePath(
  urlKey: string,
  ports: { readonly storage: ShopStorage; readonly isOnline: () => boolean; readonly ask: () => Promise<ResolverOutcome> },
): Promise<ResolverOutcome> {
  if (!ports.isOnline()) return { kind: 'answer', resolution: keptResolution(ports.storage, urlKey) };
  const outcome = await ports.ask();
  if (outcome.kind === 'answer' && outcome.resolution) keepResolution(ports.storage, urlKey, outcome.resolution);
  return outcome;
}
