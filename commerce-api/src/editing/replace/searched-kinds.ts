import type { ContentKind } from '../content.ts';

/** J-293: kinds in whose texts an editor searches. Prices, codes, addresses and synonyms have no words to be replaced in the dozen. */
export const searchedKinds = [
  'banner',
  'page',
  'post',
  'term',
  'seo',
  'footer',
  'menu',
  'promotion',
] as const satisfies readonly ContentKind[];
export type SearchedKind = (typeof searchedKinds)[number];
