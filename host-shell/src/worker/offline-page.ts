import { LANGUAGES, type Language } from 'shared-contracts';
import { OFFLINE_CACHE, offlinePagePath } from '../offline/names.ts';
import { scope } from './scope.ts';

/** The store may have changed its name, and its host the page. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** Keeps the page that is shown instead of one that cannot be loaded. */
export const fetchOfflinePage = async (language: Language): Promise<void> => {
  const cache = await scope.caches.open(OFFLINE_CACHE);
  const path = offlinePagePath(language);
  const known = await cache.match(path, { ignoreVary: true });
  if (known && Date.now() - (Date.parse(known.headers.get('date') ?? '') || 0) < FRESH_MS) return;
  const answer = await fetch(path, { cache: 'no-cache' });
  if (answer.ok) await cache.put(path, answer);
};

/** That page, under the address that was asked for, in another language rather than not at all; without any what a browser shows by itself. */
export const offlinePage = async (language: Language): Promise<Response> => {
  for (const candidate of [language, ...LANGUAGES]) {
    const page = await scope.caches.match(offlinePagePath(candidate), { cacheName: OFFLINE_CACHE, ignoreVary: true });
    if (page) return page;
  }
  return Response.error();
};
