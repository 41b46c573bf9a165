import type { StoreCode } from '../model/index.ts';
import type { RecordValues } from './records/field.ts';
import { isRecordKind, recordKindNames, type RecordKindName } from './records/record-names.ts';

/** Kinds of which new ones are named by a number. */
export const numberedKinds = ['page', 'post', 'news', 'menu', 'promotion', 'event'] as const satisfies readonly ('page' | RecordKindName)[];
export type NumberedKind = (typeof numberedKinds)[number];

/** Kinds with a form of their own: promotions at the top of a store's home page, pages, old addresses, products. */
export const ownContentKinds = ['banner', 'page', 'redirect', 'product'] as const;

/** J-343: Ukrainian texts of others; it came after the first contract, as some records did. */
export const translationKind = 'translation';

/** What editors change: these, records of a form of fields, and translations of both. */
export const contentKinds = [...ownContentKinds, ...recordKindNames, translationKind] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A promotion of the home page; its colours stay as they are. */
export interface BannerTile {
  readonly graphicsId: number;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  /** J-291: address of an uploaded picture; without one the drawn one is shown. */
  readonly picture?: string;
}

export interface BannerContent {
  /** All of the page, in order: the first one is the largest. */
  readonly tiles: readonly BannerTile[];
}

export const pageFormats = ['markdown', 'html'] as const;
export type PageFormat = (typeof pageFormats)[number];

export interface PageContent {
  /** Stored path, fixed from its first version on: `czarny-piatek-2026`. */
  readonly urlKey: string;
  readonly heading: string;
  readonly format: PageFormat;
  /** As its editor writes it; what shoppers get is made of it by `pageHtml`. */
  readonly source: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly stores: readonly StoreCode[];
  /** Its address says that it is gone (410). */
  readonly isWithdrawn: boolean;
}

/** Where an old address leads: to another one, to the page that says it is gone (410), or nowhere (404). */
export const redirectActions = ['redirect', 'gone', 'none'] as const;

export interface RedirectContent {
  readonly action: (typeof redirectActions)[number];
  /** Stored path; empty unless it is a redirect. */
  readonly target: string;
}

export interface ProductContent {
  readonly name: string;
  readonly shortText: string;
  /** J-341: of `description`; missing with it. */
  readonly format?: PageFormat;
  /** As its editor writes it; missing in versions of before it was edited here: it stays as it is. */
  readonly description?: string;
  /** Grosze. */
  readonly price: number;
  /** What it costs now, grosze: as much as `price` where it is not reduced. */
  readonly finalPrice: number;
}

export interface RecordContent {
  readonly kind: RecordKindName;
  readonly values: RecordValues;
}

/** J-343: a text of another content in Ukrainian. */
export interface TranslatedText {
  readonly field: string;
  /** What it translates, as shoppers get it. */
  readonly polish: string;
  /** Of a text that is HTML: how the translation is written. */
  readonly format?: PageFormat;
  readonly ukrainian: string;
}

export interface TranslationContent {
  readonly texts: readonly TranslatedText[];
}

interface Contents {
  readonly banner: BannerContent;
  readonly page: PageContent;
  readonly redirect: RedirectContent;
  readonly product: ProductContent;
  readonly translation: TranslationContent;
}

/** What an entry says, by its kind. */
export type ContentOf<Kind extends keyof Contents> = { readonly kind: Kind } & Contents[Kind];
export type Content = { [Kind in keyof Contents]: ContentOf<Kind> }[keyof Contents] | RecordContent;

/** J-257: whether it is a record of a form of fields. */
export const isRecordContent = (content: Content): content is RecordContent => isRecordKind(content.kind);

/** Why a field can't be used. */
export type ContentProblem =
  | 'required'
  | 'too-long'
  | 'invalid-address'
  | 'unknown-address'
  | 'taken'
  | 'loop'
  | 'price'
  | 'above-price'
  | 'fixed'
  | 'number'
  | 'time'
  | 'before-start'
  | 'redirected'
  | 'blog-address'
  | 'news-address'
  | 'synonym'
  | 'unknown-picture'
  | 'hours'
  | 'phone'
  | 'email'
  | 'polish-changed';

/** By the path of the field: `tiles.0.title`. */
export type ContentProblems = Readonly<Record<string, ContentProblem>>;

/** What staff changes here, as the log calls it. */
export const contentActions = ['save-content', 'publish-content', 'schedule-content', 'unschedule-content', 'restore-content'] as const;
export type ContentAction = (typeof contentActions)[number];

// Includes() of a literal tuple takes its members only.
export const isContentAction = (action: string): action is ContentAction => (contentActions as readonly string[]).includes(action);

/** The key of an old address. */
export const redirectKey = (store: string, path: string): string => `${store} ${path}`;

/** The store and the path of an old address. */
export function addressOf(key: string): { readonly store: string; readonly path: string } {
  const [store = '', ...path] = key.split(' ');
  return { store, path: path.join(' ') };
}

/** What is edited, by kind and key. */
export interface EntryName {
  readonly kind: ContentKind;
  readonly key: string;
}
