import { grosze, type Grosze } from 'shared-contracts';
import { array, number, object, safeParse, string } from 'valibot';

/** Codes as they were typed: separated by commas or blanks. */
export const skusIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,;]+/).filter((sku) => sku !== ''))];

/** What of a product's data is shown. */
const itemSchema = object({
  product_id: number(),
  sku: string(),
  name: string(),
  final_price: number(),
  central_qty: number(),
  stores: array(object({ store_id: number(), qty: number() })),
});

export interface StockRow {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly price: Grosze;
  readonly central: number;
  /** Null: no shop is chosen. */
  readonly own: number | null;
  readonly others: number;
}

/**
 * What a seller reads of a product.
 * @param kept as the state keeps it (Z-29)
 * @param shopId of the seller's shop
 * @returns null where nothing is kept
 */
export function stockRow(kept: unknown, shopId: number | null): StockRow | null {
  const item = safeParse(itemSchema, kept);
  if (!item.success) return null;
  const { product_id: id, name, sku, final_price: price, central_qty: central, stores } = item.output;
  const own = shopId === null ? null : (stores.find(({ store_id: store }) => store === shopId)?.qty ?? 0);
  const all = stores.reduce((sum, { qty }) => sum + qty, 0);
  return { id, name, sku, price: grosze(price), central, own, others: all - (own ?? 0) };
}
