import type { HomeDeal, HomeShelves } from '../../../model/content.ts';

/** The blocks of a store's home page; products are referenced by SKU. */
export interface HomeChoice {
  readonly deal: HomeDeal;
  readonly shelves: HomeShelves['shelves'];
}
