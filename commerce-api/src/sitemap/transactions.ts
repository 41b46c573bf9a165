import type { Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import type { ProductDocument } from '../catalogue/documents.ts';

/** What a sitemap tells of a product besides its address. */
export interface SitemapProductRow {
  readonly id: number;
  readonly name: string;
  readonly created_at: Date;
  /** Its last change of price; null: it has had one price. */
  readonly priced_at: Date | null;
  readonly pictures: ProductDocument['pictures'];
  readonly bundleItems: ProductDocument['bundleItems'];
}

const readProducts: Transaction<readonly number[], readonly SitemapProductRow[]> = (db, ids) =>
  db
    .selectFrom('product as p')
    .select(({ ref, selectFrom }) => [
      'p.id',
      'p.name',
      'p.created_at',
      ref('p.document', '->').key('pictures').as('pictures'),
      ref('p.document', '->').key('bundleItems').as('bundleItems'),
      selectFrom('price_point')
        .select(({ fn }) => fn.max('since').as('since'))
        .whereRef('product_id', '=', 'p.id')
        .as('priced_at'),
    ])
    .where('p.id', '=', anyOf(ids))
    .execute();

export const sitemapTransactions = { 'sitemap.products': readProducts } as const;
