import type { Connection, Transaction, RowOf } from '../database/database.ts';
import { editedKinds } from './edited-records.ts';
import { changePrice } from './change-price.ts';
import { duePromotions, endPromotions } from './end-promotions.ts';
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

/** What the index knows of every product and may have changed: its name and price, and the number and sum of the stars of its reviews. */
const readIndexed = (db: Connection) =>
  db
    .selectFrom('product as p')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('review')
          .select(({ fn }) => ['product_id', fn.countAll<number>().as('votes'), fn.sum<number>('stars').as('stars')])
          .groupBy('product_id')
          .as('r'),
      (join) => join.onRef('r.product_id', '=', 'p.id'),
    )
    .select(['p.id', 'p.name', 'p.final_price', 'r.votes', 'r.stars'])
    .orderBy('p.id')
    .execute();

/** Kinds of addresses that editors make, end, or give other texts for search engines. */
export const editedUrlTypes = [
  'CMS_PAGE',
  'BLOG_POST',
  'NEWS_POST',
  'CATEGORY',
  'CATEGORY_TILES',
  'MANUFACTURER',
  'TAG',
  'LANDING',
  'CYCLIC_LANDING',
  'REDIRECT',
  'UNPUBLISHED',
] as const;

/** Records, categories and the addresses that go with them: what editors change while servers run. */
const readEditedContent = async (db: Connection) => ({
  records: await db
    .selectFrom('reference_record')
    .select(['kind', 'document'])
    .where('kind', 'in', editedKinds)
    .orderBy('kind')
    .orderBy('position')
    .execute(),
  categories: (await db.selectFrom('category').select('document').execute()).map(({ document }) => document),
  urls: await db.selectFrom('url_record').selectAll().where('type', 'in', editedUrlTypes).execute(),
});

export interface ReviewsInput {
  readonly productId: number;
  readonly offset: number;
  readonly limit: number;
  /** 1-5; null: any. */
  readonly stars: number | null;
  readonly withPhotos: boolean;
  readonly confirmed: boolean;
  readonly sortBy: 'newest' | 'helpful';
}

/** A page of a product's reviews, and how many there are of those asked for. */
const readReviews: Transaction<ReviewsInput, { readonly total: number; readonly rows: readonly RowOf<'review'>[] }> = async (
  db,
  { productId, offset, limit, stars, withPhotos, confirmed, sortBy },
) => {
  const asked = db
    .selectFrom('review')
    .where('product_id', '=', productId)
    .$if(stars !== null, (reviews) => reviews.where('stars', '=', stars))
    .$if(withPhotos, (reviews) => reviews.where('photo_count', '>', 0))
    .$if(confirmed, (reviews) => reviews.where('is_confirmed', '=', true));
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll()
    .$if(sortBy === 'helpful', (reviews) => reviews.orderBy('helpful_votes', 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, rows };
};

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
  'catalogue.indexed': readIndexed,
  'catalogue.products': readProducts,
  'catalogue.reviews': readReviews,
  'catalogue.questions': readQuestions,
  'catalogue.urls': readUrls,
  'catalogue.edited-content': readEditedContent satisfies Transaction<null, unknown>,
  'catalogue.change-price': changePrice,
  'catalogue.due-promotions': duePromotions,
  'catalogue.end-promotions': endPromotions,
  'catalogue.set-stock': setStock,
  'catalogue.rename-category': renameCategory,
  'catalogue.rename-manufacturer': renameManufacturer,
} as const;

export type CatalogueTransactions = typeof catalogueTransactions;
