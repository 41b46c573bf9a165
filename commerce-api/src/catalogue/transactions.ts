import type { Transaction, RowOf } from '../database/database.ts';
import { changePrice } from './change-price.ts';
import { readProducts } from './read-products.ts';
import { renameCategory } from './rename-category.ts';
import { renameManufacturer } from './rename-manufacturer.ts';
import { setStock } from './set-stock.ts';

export type ReferenceRow = Pick<RowOf<'reference_record'>, 'kind' | 'document'>;

/** Stores, categories and reference records, in their order. */
const readReference: Transaction<null, readonly ReferenceRow[]> = async (db) => {
  const stores = await db.selectFrom('store').select('document').orderBy('id').execute();
  const categories = await db.selectFrom('category').select('document').orderBy('level').orderBy('position').orderBy('id').execute();
  const records = await db.selectFrom('reference_record').select(['kind', 'document']).orderBy('kind').orderBy('position').execute();
  return [
    ...stores.map(({ document }) => ({ kind: 'stores', document })),
    ...categories.map(({ document }) => ({ kind: 'categories', document })),
    ...records,
  ];
};

/** Categories and manufacturers: what an operator may rename while servers run. */
const readNames: Transaction<null, readonly ReferenceRow[]> = (db) =>
  db
    .selectFrom('reference_record')
    .select(['kind', 'document'])
    .where('kind', '=', 'manufacturers')
    .unionAll((eb) => eb.selectFrom('category').select([eb.val('categories').as('kind'), 'document']))
    .execute();

/** What every product costs now. */
const readPrices: Transaction<null, readonly Pick<RowOf<'product'>, 'id' | 'final_price'>[]> = (db) =>
  db.selectFrom('product').select(['id', 'final_price']).orderBy('id').execute();

export interface ReviewsInput {
  readonly productId: number;
  readonly offset: number;
  readonly limit: number;
}

/** Reviews of a product, newest first. */
const readReviews: Transaction<ReviewsInput, readonly RowOf<'review'>[]> = (db, { productId, offset, limit }) =>
  db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

const readQuestions: Transaction<number, readonly RowOf<'product_question'>[]> = (db, productId) =>
  db
    .selectFrom('product_question')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type UrlRow = RowOf<'url_record'>;

/** Where a page of URL rewrites starts, and how many it has at most. */
export interface UrlsInput {
  readonly after: { readonly storeCode: string; readonly path: string };
  readonly limit: number;
}

/** The next URL rewrites of all stores, in an order of the database's own. */
const readUrls: Transaction<UrlsInput, readonly UrlRow[]> = (db, { after, limit }) =>
  db
    .selectFrom('url_record')
    .selectAll()
    .where((eb) => eb(eb.refTuple('store_code', 'path'), '>', eb.tuple(after.storeCode, after.path)))
    .orderBy('store_code')
    .orderBy('path')
    .limit(limit)
    .execute();

export const catalogueTransactions = {
  'catalogue.reference': readReference,
  'catalogue.names': readNames,
  'catalogue.prices': readPrices,
  'catalogue.products': readProducts,
  'catalogue.reviews': readReviews,
  'catalogue.questions': readQuestions,
  'catalogue.urls': readUrls,
  'catalogue.change-price': changePrice,
  'catalogue.set-stock': setStock,
  'catalogue.rename-category': renameCategory,
  'catalogue.rename-manufacturer': renameManufacturer,
} as const;

export type CatalogueTransactions = typeof catalogueTransactions;
