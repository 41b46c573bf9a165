import type { Transaction } from '../database/database.ts';
import type { SaleLines } from './complaint.ts';

export interface SaleDocument {
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly shopId: number;
  readonly kind: 'receipt' | 'invoice';
  readonly lines: SaleLines;
}

export interface SaleDocumentWanted {
  readonly number: string;
  readonly day: string;
  /** Null: of any shop. */
  readonly shopId: number | null;
}

/** the document with this number of this day; null where there is none, or it is another shop's. */
export const readSaleDocument: Transaction<SaleDocumentWanted, SaleDocument | null> = async (db, { number, day, shopId }) => {
  const found = await db
    .selectFrom('sale_document')
    .select(['number', 'day', 'shop_id', 'kind', 'document'])
    .where('number', '=', number)
    .where('day', '=', day)
    .$if(shopId !== null, (documents) => documents.where('shop_id', '=', shopId))
    .orderBy('shop_id')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return null;
  return { number: found.number, day: found.day, shopId: found.shop_id, kind: found.kind, lines: found.document };
};
