import type { RecordKind } from '../../api.ts';

interface RecordList {
  readonly kind: RecordKind;
  /** How a new one is named; null: none are made. */
  readonly naming: 'number' | 'editor' | null;
}

/** J-257: lists of records that are edited by a form of fields, by the name of their page at the desk. */
export const recordLists = {
  posts: { kind: 'post', naming: 'number' },
  news: { kind: 'news', naming: 'number' },
  terms: { kind: 'term', naming: 'editor' },
  seo: { kind: 'seo', naming: null },
  footer: { kind: 'footer', naming: null },
  menu: { kind: 'menu', naming: 'number' },
  'menu-order': { kind: 'menu-order', naming: null },
  'footer-order': { kind: 'footer-order', naming: null },
  coupons: { kind: 'coupon', naming: 'editor' },
  promotions: { kind: 'promotion', naming: 'number' },
  synonyms: { kind: 'synonyms', naming: null },
  landings: { kind: 'landing', naming: null },
  brands: { kind: 'brand', naming: null },
  salons: { kind: 'salon', naming: null },
  events: { kind: 'event', naming: 'number' },
} as const satisfies Readonly<Record<string, RecordList>>;

export type RecordListName = keyof typeof recordLists;

export const recordListNames = Object.keys(recordLists) as readonly RecordListName[]; // its own keys
