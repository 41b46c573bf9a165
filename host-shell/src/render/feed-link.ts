import type { Language, PageKind } from 'shared-contracts';
import { feedAddress } from '../server/search-engines/feed.ts';
import { escapeText } from '../shell/metadata/index.ts';

/** Pages from which somebody may want to follow the shop: each document is to be small. */
const kinds: ReadonlySet<PageKind | 'unreachable'> = new Set<PageKind | 'unreachable'>([
  'home',
  'blog-home',
  'blog-category',
  'blog-author',
  'blog-post',
  'news-home',
  'news-post',
]);

/** J-315: tells readers of feeds where that of the store is; nothing on other pages. */
export const feedLink = (kind: PageKind | 'unreachable', storeName: string, language: Language): string =>
  kinds.has(kind)
    ? `<link rel="alternate" type="application/rss+xml" title="${escapeText(storeName)}" href="${feedAddress(language)}">`
    : '';
