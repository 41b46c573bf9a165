import type { PageMetadata } from './page-metadata.ts';

/** A tag of the head, found again on the page by `tag[key="name"]`. */
export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly key: 'name' | 'property' | 'rel';
  readonly name: string;
  readonly value: 'content' | 'href';
  /** Null: the page has no such tag. */
  readonly text: string | null;
}

const meta = (name: string, text: string | null): HeadTag => ({ tag: 'meta', key: 'name', name, value: 'content', text });
const property = (name: string, text: string | null): HeadTag => ({ tag: 'meta', key: 'property', name, value: 'content', text });

/** Every tag that a page's metadata decides, present or absent; title and language are handled separately. */
export const headTags = (metadata: PageMetadata): readonly HeadTag[] => [
  meta('description', metadata.description),
  meta('keywords', metadata.keywords),
  meta('robots', metadata.robots),
  meta('googlebot', metadata.googlebot),
  { tag: 'link', key: 'rel', name: 'canonical', value: 'href', text: metadata.canonical },
  property('og:type', metadata.ogType),
  property('og:title', metadata.title),
  property('og:description', metadata.description),
  property('og:url', metadata.canonical),
  property('og:image', metadata.ogImage),
  property('og:site_name', metadata.siteName),
];
