import type { Transaction } from '../database/database.ts';
import { castTo } from '../database/expressions.ts';

export interface StockToSet {
  readonly sku: string;
  /** Pieces in all. */
  readonly qty: number;
}

/** Has so many pieces of a product lie in its first warehouse, and none elsewhere. Answers the product's id, null when the SKU is unknown. */
export const setStock: Transaction<StockToSet, number | null> = async (db, { sku, qty }) => {
  const product = await db.selectFrom('product').select('id').where('sku', '=', sku).forUpdate().executeTakeFirst();
  if (product === undefined) return null;
  const { id } = product;
  const warehouse = await db
    .selectFrom('reference_record')
    .select(({ ref }) => castTo(ref('id'), 'integer').as('id'))
    .where('kind', '=', 'warehouses')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  await db.deleteFrom('stock').where('product_id', '=', id).execute();
  await db
    .insertInto('stock')
    .values({ product_id: id, warehouse_id: warehouse?.id ?? 1, qty })
    .execute();
  await db.updateTable('product').set({ qty }).where('id', '=', id).execute();
  return id;
};
