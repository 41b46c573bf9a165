import type { ReferenceData } from '../model/index.ts';

/** Reference records that editors change while servers run; categories have a table of their own. */
export const editedKinds = [
  'cmsBlocks',
  'cmsPages',
  'blogPosts',
  'newsPosts',
  'glossary',
  'menuLinks',
  'coupons',
  'cartPromotions',
  'searchSynonyms',
  'landings',
  'manufacturers',
  'physicalStores',
  'shopEvents',
  'translations',
  'contentOrders',
  'uploadedPictures',
] as const satisfies readonly (keyof ReferenceData)[];

export type EditedRecords = Pick<ReferenceData, (typeof editedKinds)[number]>;
export type EditedKind = (typeof editedKinds)[number] | 'categories';

interface Withdrawable {
  readonly isWithdrawn?: boolean;
}

/** What has not been taken back. */
export const offered = <Item extends Withdrawable>(records: readonly Item[]): readonly Item[] =>
  records.filter(({ isWithdrawn }) => isWithdrawn !== true);

/** The lists as shoppers see them. */
export const offeredRecords = (records: EditedRecords): EditedRecords => ({
  ...records,
  blogPosts: offered(records.blogPosts),
  newsPosts: offered(records.newsPosts),
  glossary: offered(records.glossary),
  menuLinks: offered(records.menuLinks),
  coupons: offered(records.coupons),
  cartPromotions: offered(records.cartPromotions),
  shopEvents: offered(records.shopEvents),
});
