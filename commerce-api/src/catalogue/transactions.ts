import type { Transaction, Row } from '../database/database.ts';
import type { ProductDocument, QuestionDocument, ReviewDocument, UrlDocument } from '../importing/product-rows.ts';
import { changePrice } from './change-price.ts';
import { renameCategory } from './rename-category.ts';
import { renameManufacturer } from './rename-manufacturer.ts';
import { setStock } from './set-stock.ts';

export interface ReferenceRow extends Row {
  readonly kind: string;
  readonly document: unknown;
}

/** Stores, categories and reference records, in their order. */
const readReference: Transaction<null, readonly ReferenceRow[]> = async (connection) => {
  const stores = await connection.query<ReferenceRow>(`select 'stores' as kind, document from store order by id`);
  const categories = await connection.query<ReferenceRow>(
    `select 'categories' as kind, document from category order by level, position, id`,
  );
  const records = await connection.query<ReferenceRow>('select kind, document from reference_record order by kind, position');
  return [...stores, ...categories, ...records];
};

/** Categories and manufacturers: what an operator may rename while servers run. */
const readNames: Transaction<null, readonly ReferenceRow[]> = (connection) =>
  connection.query<ReferenceRow>(
    `select 'categories' as kind, document from category
     union all select kind, document from reference_record where kind = 'manufacturers'`,
  );

export interface PriceRow extends Row {
  readonly id: number;
  readonly final_price: number;
}

/** What every product costs now. */
const readPrices: Transaction<null, readonly PriceRow[]> = (connection) =>
  connection.query<PriceRow>('select id, final_price from product order by id');

export interface ProductRow extends Row {
  readonly id: number;
  readonly sku: string;
  readonly gid: number;
  readonly name: string;
  readonly request_path: string;
  readonly manufacturer_id: number;
  readonly main_category_id: number;
  readonly created_at: Date;
  readonly price: number;
  readonly final_price: number;
  readonly catalog_price: number;
  readonly reduced_since: Date | null;
  readonly qty: number;
  readonly min_sale_qty: number;
  readonly max_sale_qty: number;
  readonly availability: number;
  readonly is_sales_blocked: boolean;
  readonly document: ProductDocument;
}

/** Lists of a product, gathered by the database as arrays of columns; null where it has none. */
export interface ProductLists {
  readonly attributes: readonly (readonly [code: string, optionId: number, value: number | null])[] | null;
  /** Ids, ancestors included. */
  readonly categories: readonly number[] | null;
  readonly stock: readonly (readonly [warehouseId: number, qty: number])[] | null;
  /** From old to new; only for announced reductions, nothing else needs the past (P-02). `since` is a text of the database. */
  readonly prices: readonly (readonly [since: string, finalPrice: number])[] | null;
  /** How many reviews have so many stars. */
  readonly ratings: readonly (readonly [stars: number, isConfirmed: boolean, votes: number])[] | null;
  readonly questions: number;
  /** The newest ones, `reviewsKept` at most, newest first; the time is a text of the database. */
  readonly reviews:
    | readonly (readonly [id: number, createdAt: string, stars: number, isConfirmed: boolean, document: ReviewDocument])[]
    | null;
}

/** What pages show of a product's reviews at first comes with its record; more is read when it is asked. */
export const reviewsKept = 5;

/** Everything that a complete product record is made of. */
export type CompleteProductRow = ProductRow & ProductLists;

/** Complete products; unknown ids are left out. One statement, since each costs the embedded database most of a millisecond. */
const readProducts: Transaction<readonly number[], readonly CompleteProductRow[]> = (connection, ids) =>
  connection.query<CompleteProductRow>(
    `select p.*,
       (select json_agg(json_build_array(a.code, a.option_id, a.value)) from product_attribute a where a.product_id = p.id) as attributes,
       (select json_agg(c.category_id) from product_category c where c.product_id = p.id) as categories,
       (select json_agg(json_build_array(s.warehouse_id, s.qty)) from stock s where s.product_id = p.id) as stock,
       case when p.reduced_since is null then null else
         (select json_agg(json_build_array(h.since, h.final_price) order by h.since) from price_point h where h.product_id = p.id)
       end as prices,
       (select json_agg(json_build_array(v.stars, v.is_confirmed, v.votes))
        from (select r.stars, r.is_confirmed, count(*) as votes from review r where r.product_id = p.id group by r.stars, r.is_confirmed) v) as ratings,
       (select count(*)::int from product_question q where q.product_id = p.id) as questions,
       (select json_agg(json_build_array(n.id, n.created_at, n.stars, n.is_confirmed, n.document) order by n.created_at desc, n.id desc)
        from (select * from review r where r.product_id = p.id order by r.created_at desc, r.id desc limit $2) n) as reviews
     from product p where p.id = any($1::int[])`,
    [ids, reviewsKept],
  );

export interface ReviewRow extends Row {
  readonly id: number;
  readonly product_id: number;
  readonly created_at: Date;
  readonly stars: number;
  readonly is_confirmed: boolean;
  readonly document: ReviewDocument;
}

export interface ReviewsInput {
  readonly productId: number;
  readonly offset: number;
  readonly limit: number;
}

/** Reviews of a product, newest first. */
const readReviews: Transaction<ReviewsInput, readonly ReviewRow[]> = (connection, { productId, offset, limit }) =>
  connection.query<ReviewRow>('select * from review where product_id = $1 order by created_at desc, id desc limit $2 offset $3', [
    productId,
    limit,
    offset,
  ]);

export interface QuestionRow extends Row {
  readonly id: number;
  readonly created_at: Date;
  readonly document: QuestionDocument;
}

const readQuestions: Transaction<number, readonly QuestionRow[]> = (connection, productId) =>
  connection.query<QuestionRow>('select * from product_question where product_id = $1 order by created_at desc, id desc', [productId]);

export interface UrlRow extends Row {
  readonly store_code: string;
  readonly path: string;
  readonly type: string;
  readonly entity_id: number | null;
  readonly canonical_path: string;
  readonly category_id: number | null;
  readonly document: UrlDocument;
}

/** Where a page of URL rewrites starts, and how many it has at most. */
export interface UrlsInput {
  readonly after: { readonly storeCode: string; readonly path: string };
  readonly limit: number;
}

/** The next URL rewrites of all stores, in an order of the database's own. */
const readUrls: Transaction<UrlsInput, readonly UrlRow[]> = (connection, { after, limit }) =>
  connection.query<UrlRow>(
    `select store_code, path, type, entity_id, canonical_path, category_id, document from url_record
     where (store_code, path) > ($1, $2) order by store_code, path limit $3`,
    [after.storeCode, after.path, limit],
  );

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
