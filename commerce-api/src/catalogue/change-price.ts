import type { Transaction } from '../database/database.ts';

export interface PriceChange {
  readonly sku: string;
  /** Grosze. */
  readonly finalPrice: number;
  /** The regular price, grosze; without it, it stays, unless `finalPrice` is above it. */
  readonly price?: number;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Changes what a product costs now. Another price below the regular one announces a reduction that begins now; a price that reaches the
 * regular one ends it and becomes the regular one when it is above.
 * Answers the product's id, null when the SKU is unknown.
 */
export const changePrice: Transaction<PriceChange, number | null> = async (db, { sku, finalPrice, price: regular, at }) => {
  const product = await db.selectFrom('product').select(['id', 'price', 'final_price']).where('sku', '=', sku).executeTakeFirst();
  if (product === undefined) return null;
  const price = Math.max(regular ?? product.price, finalPrice);
  const isReduced = finalPrice < price;
  // A regular price that rises above what is asked announces a reduction, too: compared is with the lowest price of 30 days in any case.
  const isNewlyReduced = isReduced && (finalPrice !== product.final_price || product.final_price >= product.price);
  await db.insertInto('price_point').values({ product_id: product.id, since: at, price, final_price: finalPrice }).execute();
  await db
    .updateTable('product')
    .set({
      final_price: finalPrice,
      price,
      ...(isReduced ? {} : { reduced_since: null }),
      ...(isNewlyReduced ? { reduced_since: at } : {}),
    })
    .where('id', '=', product.id)
    .execute();
  return product.id;
};
