import type { Transaction } from '../database/database.ts';
import type { ProductRow } from './read-products.ts';

export interface PriceChange {
  readonly sku: string;
  /** Grosze. */
  readonly finalPrice: number;
  /** The regular price, grosze; without it, it stays, unless `finalPrice` is above it. */
  readonly price?: number;
  /** ISO 8601. */
  readonly at: string;
}

type Prices = Pick<ProductRow, 'price' | 'final_price' | 'reduced_since'>;

/**
 * What a product costs after a change. Another price below the regular one announces a reduction that begins then; a price that reaches the
 * regular one ends it and becomes the regular one when it is above.
 */
export function changedPrices(product: Prices, { finalPrice, price: regular, at }: Omit<PriceChange, 'sku'>): Prices {
  const price = Math.max(regular ?? product.price, finalPrice);
  const isReduced = finalPrice < price;
  // A regular price that rises above what is asked announces a reduction, too: compared is with the lowest price of 30 days in any case.
  const isNewlyReduced = isReduced && (finalPrice !== product.final_price || product.final_price >= product.price);
  return { price, final_price: finalPrice, reduced_since: isNewlyReduced ? new Date(at) : isReduced ? product.reduced_since : null };
}

/** Changes what a product costs now. @returns the product's id, null when the SKU is unknown */
export const changePrice: Transaction<PriceChange, number | null> = async (db, { sku, ...change }) => {
  const product = await db
    .selectFrom('product')
    .select(['id', 'price', 'final_price', 'reduced_since'])
    .where('sku', '=', sku)
    .executeTakeFirst();
  if (product === undefined) return null;
  const prices = changedPrices(product, change);
  await db
    .insertInto('price_point')
    .values({ product_id: product.id, since: change.at, price: prices.price, final_price: prices.final_price })
    .execute();
  await db.updateTable('product').set(prices).where('id', '=', product.id).execute();
  return product.id;
};
