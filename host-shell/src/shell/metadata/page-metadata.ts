import { htmlLanguage, type Language, type PageKind, type PageResolution } from 'shared-contracts';
import { texts } from '../../texts.ts';
import type { StoreConfig } from '../data.ts';

/** What the head of a page says (Z-43). Null: the tag is left out. */
export interface PageMetadata {
  readonly language: 'pl' | 'uk';
  readonly title: string;
  readonly description: string | null;
  readonly keywords: string | null;
  readonly robots: string | null;
  readonly googlebot: string | null;
  /** Absolute address. */
  readonly canonical: string | null;
  readonly ogType: string;
  /** Absolute address. */
  readonly ogImage: string | null;
  readonly siteName: string;
}

export interface MetadataInput {
  readonly kind: PageKind;
  /** Null on fixed routes without a record and when the resolver failed. */
  readonly resolution: PageResolution | null;
  readonly store: Pick<StoreConfig, 'store_name' | 'meta_title' | 'meta_description'>;
  readonly language: Language;
  /** Pathname of the page: filters in it have no place in search engines. */
  readonly path: string;
  /** `https://shop.example`, without a slash at the end. */
  readonly origin: string;
}

/** every navigation refreshes the metadata, except one to the product gallery. */
export const refreshesMetadata = (kind: PageKind): boolean => kind !== 'gallery';

/** Pages that belong to one visitor, or to nobody any more (∅22), are not for search engines. */
const unindexed: ReadonlySet<PageKind> = new Set<PageKind>([
  'not-found',
  'unpublished',
  'search',
  'compare',
  'cart',
  'cart-restore',
  'checkout',
  'reservation',
  'success',
  'delivery-date',
  'payment-error',
  'login',
  'create-account',
  'account',
  'wishlist',
  'order-tracking',
  'rate-order',
  'confirm-question',
  'cancellation-survey',
  'gallery',
]);

const filled = (text: string | null | undefined): string | null => (text == null || text.trim() === '' ? null : text);

const absolute = (origin: string, path: string | null): string | null => (path === null ? null : new URL(path, `${origin}/`).href);

/** The texts of the language must be loaded; before that they are Polish. */
const missingTitle = (kind: 'not-found' | 'unpublished', language: Language, store: string): string =>
  `${texts.translator(language)(kind === 'not-found' ? 'metadata.notFound' : 'metadata.unpublished')} – ${store}`;

/** The metadata of a page from the resolver's answer, completed by the store's own (Z-43). */
export const metadataOf = ({ kind, resolution, store, language, origin, path }: MetadataInput): PageMetadata => {
  const noindex = unindexed.has(kind);
  // The resolver is asked without the filters, so its answer speaks of the whole category.
  const filtered = path.split('/').includes('f') && !(resolution?.has_filter_seo ?? false);
  const missing = kind === 'not-found' || kind === 'unpublished';
  const image = filled(resolution?.og_image);
  return {
    language: htmlLanguage(language),
    title: missing ? missingTitle(kind, language, store.store_name) : (filled(resolution?.meta_title) ?? store.meta_title),
    description: missing ? null : (filled(resolution?.meta_description) ?? filled(store.meta_description)),
    keywords: missing ? null : filled(resolution?.meta_keywords),
    robots: noindex || filtered ? 'noindex,follow' : filled(resolution?.robots),
    googlebot: noindex || filtered ? null : filled(resolution?.googlebot),
    canonical: noindex ? null : absolute(origin, filled(resolution?.canonical_url)),
    ogType: filled(resolution?.og_type) ?? 'website',
    // Pictures are addressed without width and format; previews take JPEG.
    ogImage: image === null ? null : absolute(origin, image.includes('?') ? image : `${image}?w=1280&f=jpeg`),
    siteName: store.store_name,
  };
};
