/** What the service worker and the pages of the shop call by the same name. */
import { LANGUAGES, htmlLanguage, type Language } from 'shared-contracts';

/** S-45 */
export const WORKER_PATH = '/sw.js';

/** The Trusted Types policy through which the worker's address goes; the page's policy names it. */
export const WORKER_POLICY = 'amperio-worker';

/** The page that is shown when neither the network nor the cache has the one asked for; rendered by the host's server. */
export const offlinePagePath = (language: Language): string => `/page-offline/${language}`;

/** The manifest of pages in one language. @param lang of the document: `pl` or `uk` */
export const manifestPath = (lang: string): string => `/manifest-${lang}.webmanifest`;

/** Documents of visited pages, in one language: two languages have the same addresses. */
export const documentsCache = (language: Language): string => `amperio-documents-${language}`;

/** Files of releases. */
export const RELEASES_CACHE = 'amperio-releases';
/** Page data and whole stylesheets of documents. */
export const PAGE_DATA_CACHE = 'amperio-page-data';
export const PICTURES_CACHE = 'amperio-pictures';
/** The page for when there is none. */
export const OFFLINE_CACHE = 'amperio-offline';

/** Every cache that this worker knows; others of the shop's are of an older one. */
export const CACHE_PREFIX = 'amperio-';
export const knownCaches: ReadonlySet<string> = new Set([
  ...LANGUAGES.map(documentsCache),
  RELEASES_CACHE,
  PAGE_DATA_CACHE,
  PICTURES_CACHE,
  OFFLINE_CACHE,
]);

/** The language that a document says of itself. */
export const languageOfDocument = (html: string): Language | null => {
  const lang = /^<!doctype html><html lang="([a-z]+)"/.exec(html)?.[1];
  return LANGUAGES.find((language) => htmlLanguage(language) === lang) ?? null;
};
