import type { ContentKind } from '../content.ts';

/** J-293: kinds in whose texts an editor searches. Prices, codes, addresses and synonyms have no words to be replaced in the dozen. */
export const firstSearchedKinds = [
  'banner',
  'page',
  'post',
  'term',
  'seo',
  'footer',
  'menu',
  'promotion',
] as const satisfies readonly ContentKind[];
/** Those that came after the first contract: it names its kinds in answers, which tell these apart. */
export const laterSearchedKinds = ['news', 'landing', 'brand', 'salon', 'event'] as const satisfies readonly ContentKind[];
export const searchedKinds = [...firstSearchedKinds, ...laterSearchedKinds] as const;
export type FirstSearchedKind = (typeof firstSearchedKinds)[number];
export type SearchedKind = (typeof searchedKinds)[number];

// Includes() of a literal tuple takes its members only.
export const isFirstSearchedKind = (kind: SearchedKind): kind is FirstSearchedKind =>
  (firstSearchedKinds as readonly string[]).includes(kind);
