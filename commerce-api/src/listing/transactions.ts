import type { Connection, OutputOf, Transaction } from '../database/database.ts';
import { arrayOf } from '../database/expressions.ts';

export interface IndexRange {
  readonly from: number;
  readonly below: number;
}

/** What the index needs of the products whose ids lie in a range; lists of a product as arrays, one row per product. */
const readRange = async (db: Connection, { from, below }: IndexRange) => ({
  products: await db
    .selectFrom('product')
    .select(['id', 'sku', 'gid', 'name', 'manufacturer_id', 'main_category_id', 'popularity', 'created_at', 'final_price'])
    .select((eb) => {
      const text = eb.ref('document', '->>');
      return [
        text.key('kind').as('kind'),
        text.key('model').as('model'),
        text.key('ean').as('ean'),
        text.key('manufacturerCode').as('manufacturer_code'),
        eb.ref('document', '->').key('variants').as('variants'),
      ];
    })
    .where('id', '>=', from)
    .where('id', '<', below)
    .where('is_gift_card', '=', false)
    .orderBy('id')
    .execute(),
  stores: await db
    .selectFrom('product_store')
    .select(({ ref }) => ['product_id', arrayOf(ref('store_code')).as('members')])
    .where('product_id', '>=', from)
    .where('product_id', '<', below)
    .groupBy('product_id')
    .execute(),
  categories: await db
    .selectFrom('product_category')
    .select(({ ref }) => ['product_id', arrayOf(ref('category_id')).as('members')])
    .where('product_id', '>=', from)
    .where('product_id', '<', below)
    .groupBy('product_id')
    .execute(),
  landings: await db
    .selectFrom('product_landing')
    .select(({ ref }) => ['product_id', arrayOf(ref('landing_id')).as('members')])
    .where('product_id', '>=', from)
    .where('product_id', '<', below)
    .groupBy('product_id')
    .execute(),
  attributes: await db
    .selectFrom('product_attribute')
    .select(({ ref }) => ['code', 'option_id', arrayOf(ref('product_id')).as('products'), arrayOf(ref('value')).as('values')])
    .where('product_id', '>=', from)
    .where('product_id', '<', below)
    .groupBy(['code', 'option_id'])
    .execute(),
  shopStock: await db
    .selectFrom('stock')
    .select(({ ref }) => ['product_id', arrayOf(ref('warehouse_id')).as('members')])
    .where('product_id', '>=', from)
    .where('product_id', '<', below)
    .where('qty', '>', 0)
    .groupBy('product_id')
    .execute(),
  ratings: await db
    .selectFrom('review')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('votes'), fn.sum<number>('stars').as('stars')])
    .where('product_id', '>=', from)
    .where('product_id', '<', below)
    .groupBy('product_id')
    .execute(),
});

export type IndexRows = OutputOf<typeof readRange>;

/** The least and the greatest id of a product that listings show; null when there is none. */
const readBounds: Transaction<null, { readonly min: number; readonly max: number } | null> = async (db) => {
  const { min, max } = await db
    .selectFrom('product')
    .select(({ fn }) => [fn.min<number | null>('id').as('min'), fn.max<number | null>('id').as('max')])
    .where('is_gift_card', '=', false)
    .executeTakeFirstOrThrow();
  return min === null || max === null ? null : { min, max };
};

export const listingTransactions = { 'listing.bounds': readBounds, 'listing.range': readRange } as const;

export type ListingTransactions = typeof listingTransactions;
