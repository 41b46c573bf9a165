import { changedPrices } from '../catalogue/change-price.ts';
import { readProducts, type CompleteProductRow, type ProductRow } from '../catalogue/read-products.ts';
import type { Connection } from '../database/database.ts';
import type { ContentOf } from './content.ts';
import { pageHtml } from './page-html.ts';

type Texts = Pick<ProductRow, 'name' | 'document'>;

/** The texts of a product as an editor has written them; a version without a description leaves it as it is. */
export function productTexts({ document }: Pick<ProductRow, 'document'>, content: ContentOf<'product'>): Texts {
  const { name, shortText, format = 'markdown', description } = content;
  const shown = description === undefined ? document.description : pageHtml({ format, source: description });
  return { name, document: { ...document, shortDescription: shortText, description: shown } };
}

/** Whether an editor's prices are others: a price that stays begins no new one in its history (P-02). */
export const isPricedAnew = (row: Pick<ProductRow, 'price' | 'final_price'>, { price, finalPrice }: ContentOf<'product'>): boolean =>
  row.price !== price || row.final_price !== finalPrice;

/** A product as it would be. */
export interface DraftedProduct {
  readonly row: CompleteProductRow;
  /** The first store that sells it; null: none does. */
  readonly store: string | null;
}

/**
 * J-363: a product as it would be if a draft were published; null where it is no more.
 * @param at ISO 8601: when its price would begin
 */
export async function draftedProduct(
  db: Connection,
  sku: string,
  content: ContentOf<'product'>,
  at: string,
): Promise<DraftedProduct | null> {
  const known = await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst();
  const [row] = known === undefined ? [] : await readProducts(db, [known.id]);
  if (row === undefined) return null;
  const sold = await db
    .selectFrom('product_store as p')
    .innerJoin('store as s', 's.code', 'p.store_code')
    .select('s.code')
    .where('p.product_id', '=', row.id)
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  const store = sold?.code ?? null;
  const texts = { ...row, ...productTexts(row, content) };
  if (!isPricedAnew(row, content)) return { row: texts, store };
  const prices = changedPrices(row, { ...content, at });
  // The lowest price of the 30 days before is read for reduced products alone.
  const points = await db
    .selectFrom('price_point')
    .select(['since', 'final_price'])
    .where('product_id', '=', row.id)
    .orderBy('since')
    .execute();
  const history = points.map(({ since, final_price: price }) => [since.toISOString(), price] as const);
  const shown = prices.reduced_since === null ? null : [...history, [at, prices.final_price] as const];
  return { row: { ...texts, ...prices, prices: shown }, store };
}
