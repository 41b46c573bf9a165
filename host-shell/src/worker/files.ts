import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, type Strategy } from 'workbox-strategies';
import { PAGE_DATA_CACHE, PICTURES_CACHE, RELEASES_CACHE } from '../offline/names.ts';
import { hasIntegrity } from './integrity.ts';
import { pinnedFolders } from './memory.ts';
import { MOST_FILES, filesToDrop } from './release-files.ts';
import { mayKeepFile } from './response-rules.ts';
import { scope } from './scope.ts';

const DAY_S = 24 * 60 * 60;

/** Of a file that its page names with its hash, a copy with another one is no copy. */
const checked = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }): Promise<Response | null> =>
    mayKeepFile(response) ? response : null,
  cachedResponseWillBeUsed: async ({
    cacheName,
    request,
    cachedResponse,
  }: {
    readonly cacheName: string;
    readonly request: Request;
    readonly cachedResponse?: Response | undefined;
  }): Promise<Response | null> => {
    if (!cachedResponse) return null;
    if (request.integrity === '' || (await hasIntegrity(await cachedResponse.clone().arrayBuffer(), request.integrity)))
      return cachedResponse;
    await (await scope.caches.open(cacheName)).delete(request, { ignoreVary: true });
    return null;
  },
};

const cacheFirst = (cacheName: string, bound?: ExpirationPlugin): Strategy => {
  // It is one; its own type says that a part of it may be undefined, which the type of plugins does not foresee.
  const bounds = bound === undefined ? [] : [bound as WorkboxPlugin];
  return new CacheFirst({ cacheName, plugins: [checked, ...bounds], matchOptions: { ignoreVary: true } });
};

/** By cache: how files with a content hash in their address are fetched. */
export const fileStrategies: ReadonlyMap<string, Strategy> = new Map([
  // Its bounds know what open pages have pinned (`dropReleaseFiles`).
  [RELEASES_CACHE, cacheFirst(RELEASES_CACHE)],
  [
    PAGE_DATA_CACHE,
    cacheFirst(PAGE_DATA_CACHE, new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 8 * DAY_S, purgeOnQuotaError: true })),
  ],
  [
    PICTURES_CACHE,
    cacheFirst(PICTURES_CACHE, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })),
  ],
]);

/** Brings the files of releases into their bounds; what open pages have pinned stays. */
export const dropReleaseFiles = async (most: number = MOST_FILES): Promise<void> => {
  const cache = await scope.caches.open(RELEASES_CACHE);
  const requests = await cache.keys();
  const files = await Promise.all(
    requests.map(async (request) => {
      const sent = (await cache.match(request, { ignoreVary: true }))?.headers.get('date') ?? '';
      return { path: new URL(request.url).pathname, sentAt: Date.parse(sent) || 0 };
    }),
  );
  await Promise.all(filesToDrop(files, await pinnedFolders(), Date.now(), most).map((path) => cache.delete(path, { ignoreVary: true })));
};

registerQuotaErrorCallback(() => dropReleaseFiles(0));
