import type { KeptPage } from '../offline/messages.ts';
import { documentsCache } from '../offline/names.ts';
import { cacheOfFile, documentRule } from './address-rules.ts';
import { partsOfDocument, type DocumentPart } from './document-parts.ts';
import { keepDocument } from './documents.ts';
import { dropReleaseFiles, fileStrategies } from './files.ts';
import { noteLanguage, notePins } from './memory.ts';
import { fetchOfflinePage } from './offline-page.ts';
import { scope, type WorkerMessageEvent } from './scope.ts';

/** A copy as young as that is not fetched once more. */
const FRESH_MS = 300_000;
/** A page with more files than that is not kept whole. */
const MOST_FILES = 120;

const keptLately = async (address: string, { language }: KeptPage): Promise<string | null> => {
  const copy = await scope.caches.match(address, { cacheName: documentsCache(language), ignoreVary: true });
  const isFresh = copy !== undefined && Date.now() - (Date.parse(copy.headers.get('date') ?? '') || 0) < FRESH_MS;
  return isFresh ? await copy.text() : null;
};

/** The document of a page that the visitor has come to without one, or with one that came before the worker. */
const documentOf = async (address: string, shown: KeptPage): Promise<string | null> => {
  const known = await keptLately(address, shown);
  if (known !== null) return known;
  const answer = await fetch(new Request(address, { cache: 'no-cache', priority: 'low' }));
  return (await keepDocument(address, answer))?.html ?? null;
};

const keepFile = async ({ address, integrity = '' }: DocumentPart, event: WorkerMessageEvent): Promise<void> => {
  const url = new URL(address, scope.location.href);
  const strategy = url.origin === scope.location.origin ? fileStrategies.get(cacheOfFile(url.pathname) ?? '') : undefined;
  await strategy?.handle({ event, request: new Request(url, { integrity, priority: 'low' }) });
};

const openPages = async (): Promise<ReadonlySet<string>> =>
  new Set((await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id));

/** Keeps a page that is shown, with all that it needs to be shown again without a connection. */
export const keepPage = async (shown: KeptPage, event: WorkerMessageEvent): Promise<void> => {
  await noteLanguage(shown.language);
  await notePins(event.source?.id ?? '', shown.releases, await openPages());
  await fetchOfflinePage(shown.language);
  const url = new URL(shown.page, scope.location.href);
  if (documentRule(url) !== 'kept') return;
  const html = await documentOf(url.href, shown);
  if (html === null) return;
  const parts = [...partsOfDocument(html), ...shown.files.map((address): DocumentPart => ({ address }))];
  // One after the other: nobody waits for them, and the visitor's own requests must not wait behind them.
  for (const part of parts.slice(0, MOST_FILES)) await keepFile(part, event).catch(() => {}); // a part that cannot be loaded is requested again when it is needed
  await dropReleaseFiles();
};
