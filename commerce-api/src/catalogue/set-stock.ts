import type { Transaction } from '../database/database.ts';

export interface StockToSet {
  readonly sku: string;
  /** Pieces in all. */
  readonly qty: number;
}

/** Has so many pieces of a product lie in its first warehouse, and none elsewhere. Answers the product's id, null when the SKU is unknown. */
export const setStock: Transaction<StockToSet, number | null> = async (connection, { sku, qty }) => {
  const rows = await connection.query<{ readonly id: number }>('select id from product where sku = $1 for update', [sku]);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  const warehouses = await connection.query<{ readonly id: number }>(
    `select id::int as id from reference_record where kind = 'warehouses' order by position limit 1`,
  );
  await connection.query('delete from stock where product_id = $1', [id]);
  await connection.query('insert into stock (product_id, warehouse_id, qty) values ($1, $2, $3)', [id, warehouses[0]?.id ?? 1, qty]);
  await connection.query('update product set qty = $2 where id = $1', [id, qty]);
  return id;
};
