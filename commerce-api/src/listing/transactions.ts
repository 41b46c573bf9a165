import type { Transaction, Row } from '../database/database.ts';

export interface IndexRow extends Row {
  readonly id: number;
  readonly sku: string;
  readonly gid: number;
  readonly name: string;
  readonly kind: string;
  readonly model: string;
  readonly ean: string;
  readonly manufacturer_id: number;
  readonly main_category_id: number;
  readonly popularity: number;
  readonly created_at: Date;
  readonly final_price: number;
}

/** Lists of a product as arrays, one row per product. */
interface ListsRow extends Row {
  readonly product_id: number;
  readonly members: readonly (number | string)[];
}

export interface IndexAttributeRow extends Row {
  readonly code: string;
  readonly option_id: number;
  readonly products: readonly number[];
  readonly values: readonly (number | null)[];
}

export interface IndexRows {
  readonly products: readonly IndexRow[];
  readonly stores: readonly ListsRow[];
  readonly categories: readonly ListsRow[];
  readonly landings: readonly ListsRow[];
  readonly attributes: readonly IndexAttributeRow[];
  readonly shopStock: readonly ListsRow[];
  readonly ratings: readonly { readonly product_id: number; readonly votes: number; readonly stars: number }[];
}

export interface IndexRange {
  readonly from: number;
  readonly below: number;
}

/** What the index needs of the products whose ids lie in a range. */
const readRange: Transaction<IndexRange, IndexRows> = async (connection, { from, below }) => {
  const range = [from, below] as const;
  const lists = (table: string, column: string, condition = ''): Promise<readonly ListsRow[]> =>
    connection.query<ListsRow>(
      `select product_id, array_agg(${column}) as members from ${table} where product_id >= $1 and product_id < $2 ${condition} group by product_id`,
      range,
    );
  return {
    products: await connection.query<IndexRow>(
      `select id, sku, gid, name, document->>'kind' as kind, document->>'model' as model, document->>'ean' as ean, manufacturer_id,
         main_category_id, popularity, created_at, final_price
       from product where id >= $1 and id < $2 order by id`,
      range,
    ),
    stores: await lists('product_store', 'store_code'),
    categories: await lists('product_category', 'category_id'),
    landings: await lists('product_landing', 'landing_id'),
    attributes: await connection.query<IndexAttributeRow>(
      `select code, option_id, array_agg(product_id) as products, array_agg(value) as values from product_attribute
       where product_id >= $1 and product_id < $2 group by code, option_id`,
      range,
    ),
    shopStock: await lists('stock', 'warehouse_id', 'and qty > 0'),
    ratings: await connection.query(
      `select product_id, count(*)::int as votes, sum(stars)::int as stars from review where product_id >= $1 and product_id < $2 group by product_id`,
      range,
    ),
  };
};

const readBounds: Transaction<null, { readonly min: number; readonly max: number } | null> = async (connection) => {
  const rows = await connection.query<{ min: number | null; max: number | null }>('select min(id) as min, max(id) as max from product');
  const row = rows[0];
  return row === undefined || row.min === null || row.max === null ? null : { min: row.min, max: row.max };
};

export const listingTransactions = { 'listing.bounds': readBounds, 'listing.range': readRange } as const;

export type ListingTransactions = typeof listingTransactions;
