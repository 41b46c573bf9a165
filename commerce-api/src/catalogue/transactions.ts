import { sql } from 'kysely';
import type { Transaction, Connection, RowOf, OutputOf } from '../database/database.ts';
import { anyOf, jsonList, jsonRows } from '../database/expressions.ts';
import { changePrice } from './change-price.ts';
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

export type ProductRow = RowOf<'product'>;

/** What pages show of a product's reviews at first comes with its record; more is read when it is asked. */
export const reviewsKept = 5;

/**
 * Complete products; unknown ids are left out. One statement, since each costs the embedded database most of a millisecond: lists are
 * gathered by the database as arrays of columns, null where there are none. Times in them are texts of the database.
 */
const readProducts = (db: Connection, ids: readonly number[]) =>
  db
    .selectFrom('product as p')
    .selectAll('p')
    .select((eb) => [
      eb
        .selectFrom('product_attribute as a')
        .select(({ ref }) => jsonRows([ref('a.code'), ref('a.option_id'), ref('a.value')]).as('rows'))
        .whereRef('a.product_id', '=', 'p.id')
        .as('attributes'),
      // Ids, ancestors included.
      eb
        .selectFrom('product_category as c')
        .select(({ ref }) => jsonList(ref('c.category_id')).as('rows'))
        .whereRef('c.product_id', '=', 'p.id')
        .as('categories'),
      eb
        .selectFrom('stock as s')
        .select(({ ref }) => jsonRows([ref('s.warehouse_id'), ref('s.qty')]).as('rows'))
        .whereRef('s.product_id', '=', 'p.id')
        .as('stock'),
      // From old to new; only for announced reductions, nothing else needs the past (P-02).
      eb
        .case()
        .when('p.reduced_since', 'is not', null)
        .then(
          eb
            .selectFrom('price_point as h')
            .select(({ ref }) => jsonRows([ref('h.since'), ref('h.final_price')], sql`order by ${ref('h.since')}`).as('rows'))
            .whereRef('h.product_id', '=', 'p.id'),
        )
        .end()
        .as('prices'),
      // How many reviews have so many stars.
      eb
        .selectFrom((from) =>
          from
            .selectFrom('review as r')
            .select(({ fn }) => ['r.stars', 'r.is_confirmed', fn.countAll<number>().as('votes')])
            .whereRef('r.product_id', '=', 'p.id')
            .groupBy(['r.stars', 'r.is_confirmed'])
            .as('v'),
        )
        .select(({ ref }) => jsonRows([ref('v.stars'), ref('v.is_confirmed'), ref('v.votes')]).as('rows'))
        .as('ratings'),
      eb
        .selectFrom('product_question as q')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('q.product_id', '=', 'p.id')
        .$asScalar()
        // A count there is, whatever it counts.
        .$notNull()
        .as('questions'),
      // The newest ones, newest first.
      eb
        .selectFrom((from) =>
          from
            .selectFrom('review as r')
            .selectAll('r')
            .whereRef('r.product_id', '=', 'p.id')
            .orderBy('r.created_at', 'desc')
            .orderBy('r.id', 'desc')
            .limit(reviewsKept)
            .as('n'),
        )
        .select(({ ref }) =>
          jsonRows(
            [ref('n.id'), ref('n.created_at'), ref('n.stars'), ref('n.is_confirmed'), ref('n.document')],
            sql`order by ${ref('n.created_at')} desc, ${ref('n.id')} desc`,
          ).as('rows'),
        )
        .as('reviews'),
    ])
    .where('p.id', '=', anyOf(ids))
    .execute();

/** Everything that a complete product record is made of. */
export type CompleteProductRow = Readonly<OutputOf<typeof readProducts>[number]>;

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
