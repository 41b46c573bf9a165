import type { Transaction, Row } from '../database/database.ts';

export interface PriceChange {
  readonly sku: string;
  /** Grosze. */
  readonly finalPrice: number;
  /** ISO 8601. */
  readonly at: string;
}

interface PricesRow extends Row {
  readonly id: number;
  readonly price: number;
  readonly final_price: number;
}

/**
 * Changes what a product costs now. A lower price announces a reduction that begins now; a price that reaches the
 * regular one ends it and becomes the regular one when it is above.
 * Answers the product's id, null when the SKU is unknown.
 */
export const changePrice: Transaction<PriceChange, number | null> = async (connection, { sku, finalPrice, at }) => {
  const rows = await connection.query<PricesRow>('select id, price, final_price from product where sku = $1', [sku]);
  const product = rows[0];
  if (product === undefined) return null;
  const price = Math.max(product.price, finalPrice);
  await connection.query('insert into price_point (product_id, since, price, final_price) values ($1, $2::timestamptz, $3, $4)', [
    product.id,
    at,
    price,
    finalPrice,
  ]);
  await connection.query(
    `update product set final_price = $2::int, price = $3::int,
       reduced_since = case when $2::int >= $3::int then null when $2::int < $4::int then $5::timestamptz else reduced_since end
     where id = $1`,
    [product.id, finalPrice, price, product.final_price, at],
  );
  return product.id;
};
