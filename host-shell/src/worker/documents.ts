import { CacheExpiration } from 'workbox-expiration';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { LANGUAGES, type Language } from 'shared-contracts';
import { documentsCache, languageOfDocument } from '../offline/names.ts';
import { noteLanguage } from './memory.ts';
import { fetchOfflinePage } from './offline-page.ts';
import { mayKeepDocument } from './response-rules.ts';
import { scope, type LifeEvent } from './scope.ts';

/** A page that has not come after this time is shown as it was last seen, where it was seen at all. */
const PATIENCE_S = 5;
const MOST_DOCUMENTS = 50;
/** Its releases leave the store a week after they were replaced. */
const LASTS_S = 7 * 24 * 60 * 60;

const byLanguage = <Value>(make: (language: Language) => Value): ReadonlyMap<Language, Value> =>
  new Map(LANGUAGES.map((language) => [language, make(language)]));

const bounds = byLanguage(
  (language) => new CacheExpiration(documentsCache(language), { maxEntries: MOST_DOCUMENTS, maxAgeSeconds: LASTS_S }),
);

// The storage quota is used up: copies are removed, the shop itself works on.
for (const language of LANGUAGES) registerQuotaErrorCallback(() => scope.caches.delete(documentsCache(language)));

/** A document of the server that is the same for everybody. */
export interface SeenDocument {
  readonly html: string;
  readonly language: Language;
}

/**
 * Keeps a copy of a document where it may be kept, under the language that it is written in.
 * @param address the whole address that was asked for
 */
export const keepDocument = async (address: string, answer: Response): Promise<SeenDocument | null> => {
  if (!mayKeepDocument(answer)) return null;
  const copy = answer.clone();
  const html = await answer.text();
  const language = languageOfDocument(html);
  if (language === null) return null;
  await noteLanguage(language);
  try {
    const cache = await scope.caches.open(documentsCache(language));
    await cache.put(address, copy);
  } catch {
    return { html, language }; // quota used up: the next visit tries again
  }
  const bound = bounds.get(language);
  await bound?.updateTimestamp(address);
  await bound?.expireEntries();
  return { html, language };
};

const networkFirst = byLanguage(
  (language) =>
    new NetworkFirst({
      cacheName: documentsCache(language),
      networkTimeoutSeconds: PATIENCE_S,
      // Only now is it known in which language it came: it is kept beside the strategy, which keeps nothing itself.
      plugins: [
        {
          cacheWillUpdate: async ({ request, response, event }) => {
            const keeping = keepDocument(request.url, response.clone()).then((seen) => seen && fetchOfflinePage(seen.language));
            // Workbox's own type is that of a worker's event. A copy that could not be stored is not an error.
            (event as LifeEvent | undefined)?.waitUntil(keeping.catch(() => {}));
            return null;
          },
        },
      ],
      matchOptions: { ignoreVary: true },
    }),
);

const passing: Strategy = new NetworkOnly();

/** How a document is fetched that may be kept; in the visitor's language as far as it is known. */
export const keptStrategy = (language: Language): Strategy => networkFirst.get(language) ?? passing;

/** How any other document is fetched: it leaves no trace. */
export const passedStrategy = passing;
