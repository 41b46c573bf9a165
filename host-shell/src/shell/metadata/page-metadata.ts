import { htmlLanguage, type Language, type PageKind, type PageResolution } from 'shared-contracts';
import type { StoreConfig } from '../data.ts';
import { fixedMetadata } from './fixed-page.ts';
import { metadataTexts } from './texts.ts';

/** The values of a page's head (Z-43). Null: the tag is left out. */
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
  /** `unreachable`: no page, the commerce server gave no answer (≠04). */
  readonly kind: PageKind | 'unreachable';
  /** Null on fixed routes without a record and when the resolver failed. */
  readonly resolution: PageResolution | null;
  readonly store: Pick<StoreConfig, 'store_code' | 'store_name' | 'meta_title' | 'meta_description'>;
  readonly language: Language;
  /** Pathname of the page: filters in it have no place in search engines. */
  readonly path: string;
  /** Query of the page with its `?`, or empty. */
  readonly search: string;
  /** `https://shop.example`, without a slash at the end. */
  readonly origin: string;
}

/** Pages that search engines must not index: those of one visitor, and those that repeat other pages. */
const unindexed: ReadonlySet<PageKind> = new Set<PageKind>([
  'search',
  'compare',
  'product-gallery',
  'cart',
  'checkout',
  'success',
  'delivery-date',
  'payment-error',
  'login',
  'create-account',
  'account',
  'wishlist',
  'order-tracking',
  'pqa-confirm',
  'rate-order',
  'cancel-survey',
]);

const filled = (text: string | null | undefined): string | null => (text == null || text.trim() === '' ? null : text);

const absolute = (origin: string, path: string | null): string | null => (path === null ? null : new URL(path, `${origin}/`).href);

/** J-202: an address that shows its page in the language, whoever asks. Polish needs none. */
const inLanguage = (address: string | null, language: Language): string | null =>
  address === null || language === 'pl' ? address : `${address}?lang=${language}`;

/**
 * The metadata of a page: the resolver's answer, completed by texts of the page and of the store (Z-43).
 * The texts of the language must be loaded; before that they are Polish.
 */
export const metadataOf = ({ kind, resolution, store, language, origin, path, search }: MetadataInput): PageMetadata => {
  const t = metadataTexts.translator(language);
  const named = (page: string): string => t('title', { page, store: store.store_name });
  const common = { language: htmlLanguage(language), ogType: filled(resolution?.og_type) ?? 'website', siteName: store.store_name };
  if (kind === 'not-found' || kind === 'unpublished' || kind === 'unreachable') {
    const nothing = { description: null, keywords: null, googlebot: null, canonical: null, ogImage: null };
    return { ...common, ...nothing, title: named(t(`${kind}.title`)), robots: 'noindex,follow' };
  }
  const own = fixedMetadata({ kind, language, storeName: store.store_name, path, search });
  const noindex = unindexed.has(kind);
  // The resolver is asked without the filters, so its answer is about the whole category.
  const filtered = path.split('/').includes('f') && !(resolution?.has_filter_seo ?? false);
  const image = filled(resolution?.og_image) ?? `/media/share/${store.store_code}/shop`;
  return {
    ...common,
    title: filled(resolution?.meta_title) ?? (own.title === null ? store.meta_title : named(own.title)),
    description: filled(resolution?.meta_description) ?? own.description ?? filled(store.meta_description),
    keywords: filled(resolution?.meta_keywords),
    robots: noindex || filtered ? 'noindex,follow' : (filled(resolution?.robots) ?? own.robots),
    googlebot: noindex || filtered ? null : filled(resolution?.googlebot),
    canonical: noindex ? null : inLanguage(absolute(origin, filled(resolution?.canonical_url) ?? own.canonical), language),
    // Pictures are addressed without width and format; previews take JPEG.
    ogImage: absolute(origin, image.includes('?') ? image : `${image}?w=1280&f=jpeg`),
  };
};
