/**
 * The service worker of the shop (S-45, ADR 036): it puts copies of what the visitor has seen in the place of what cannot be
 * had, and nothing else. No code is fetched ahead of its use; data, carts and accounts never pass through it.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { LANGUAGES } from 'shared-contracts';
import * as v from 'valibot';
import { messageSchema } from '../offline/messages.ts';
import { CACHE_PREFIX, PICTURES_CACHE, knownCaches } from '../offline/names.ts';
import { cacheOfFile, documentRule } from './address-rules.ts';
import { keptStrategy, passedStrategy } from './documents.ts';
import { fileStrategies } from './files.ts';
import { keepPage } from './keep-page.ts';
import { seenLanguage } from './memory.ts';
import { missingPicture } from './missing-picture.ts';
import { fetchOfflinePage, offlinePage } from './offline-page.ts';
import { scope } from './scope.ts';

/** Of a film the browser asks for pieces. */
const isWhole = ({ headers }: Request): boolean => !headers.has('range');

for (const [cache, strategy] of fileStrategies)
  registerRoute(({ url, request, sameOrigin }) => sameOrigin && cacheOfFile(url.pathname) === cache && isWhole(request), strategy);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  async (options) => {
    const strategy = documentRule(options.url) === 'kept' ? keptStrategy(await seenLanguage()) : passedStrategy;
    return strategy.handle(options);
  },
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode === 'navigate' && documentRule(url) !== 'foreign') return offlinePage(await seenLanguage());
  return cacheOfFile(url.pathname) === PICTURES_CACHE ? missingPicture(url) : Response.error();
});

const dropUnknownCaches = async (): Promise<void> => {
  const names = await scope.caches.keys();
  const unknown = names.filter((name) => name.startsWith(CACHE_PREFIX) && !knownCaches.has(name));
  await Promise.all(unknown.map((name) => scope.caches.delete(name)));
};

// The document is asked for while the worker wakes up.
enableNavigationPreload();

// From its first moment on a worker has something to show: one that can't get it is tried again with the next page.
scope.addEventListener('install', (event) => event.waitUntil(Promise.all(LANGUAGES.map(fetchOfflinePage))));

scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropUnknownCaches(), scope.clients.claim()])));

scope.addEventListener('message', (event) => {
  const message = v.safeParse(messageSchema, event.data);
  if (!message.success) return;
  if (message.output.type === 'take-over') event.waitUntil(scope.skipWaiting());
  else event.waitUntil(keepPage(message.output, event).catch(() => {})); // without a connection there is nothing to keep
});
