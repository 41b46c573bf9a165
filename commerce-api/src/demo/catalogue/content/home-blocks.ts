import type { HomeDeal, HomeShelves } from '../../../model/content.ts';

/** What the home page of a store is made of; products are named by SKU. */
export interface HomeChoice {
  readonly deal: HomeDeal;
  readonly shelves: HomeShelves['shelves'];
}
