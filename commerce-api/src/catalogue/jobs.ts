import type { Job, Row } from '../database/database.ts';
import type { ProductDocument, QuestionDocument, ReviewDocument, UrlDocument } from '../importing/product-rows.ts';
import { changePrice } from './change-price.ts';

export interface ReferenceRow extends Row {
  readonly kind: string;
  readonly document: unknown;
}

/** Stores, categories and reference records, in their order. */
const readReference: Job<null, readonly ReferenceRow[]> = async (transaction) => {
  const stores = await transaction.query<ReferenceRow>(`select 'stores' as kind, document from store order by id`);
  const categories = await transaction.query<ReferenceRow>(`select 'categories' as kind, document from category order by level, position, id`);
  const records = await transaction.query<ReferenceRow>('select kind, document from reference_record order by kind, position');
  return [...stores, ...categories, ...records];
};

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

export interface AttributeRow extends Row {
  readonly product_id: number;
  readonly code: string;
  readonly option_id: number;
  readonly value: number | null;
}

export interface StockRow extends Row {
  readonly product_id: number;
  readonly warehouse_id: number;
  readonly qty: number;
}

export interface PricePointRow extends Row {
  readonly product_id: number;
  readonly since: Date;
  readonly final_price: number;
}

/** How many reviews of a product have so many stars. */
export interface RatingRow extends Row {
  readonly product_id: number;
  readonly stars: number;
  readonly is_confirmed: boolean;
  readonly votes: number;
}

export interface QuestionCountRow extends Row {
  readonly product_id: number;
  readonly questions: number;
}

export interface ProductRows {
  readonly products: readonly ProductRow[];
  readonly attributes: readonly AttributeRow[];
  readonly stock: readonly StockRow[];
  readonly prices: readonly PricePointRow[];
  readonly ratings: readonly RatingRow[];
  readonly questions: readonly QuestionCountRow[];
}

/** Everything that a complete product record is made of, for the products asked; unknown ids are left out. */
const readProducts: Job<readonly number[], ProductRows> = async (transaction, ids) => {
  const values = [ids] as const;
  return {
    products: await transaction.query<ProductRow>('select * from product where id = any($1::int[])', values),
    attributes: await transaction.query<AttributeRow>('select * from product_attribute where product_id = any($1::int[])', values),
    stock: await transaction.query<StockRow>('select * from stock where product_id = any($1::int[])', values),
    // Only announced reductions need their past (P-02).
    prices: await transaction.query<PricePointRow>(
      `select h.product_id, h.since, h.final_price from price_point h join product p on p.id = h.product_id
       where p.id = any($1::int[]) and p.reduced_since is not null order by h.since`,
      values,
    ),
    ratings: await transaction.query<RatingRow>(
      `select product_id, stars, is_confirmed, count(*)::int as votes from review where product_id = any($1::int[])
       group by product_id, stars, is_confirmed`,
      values,
    ),
    questions: await transaction.query<QuestionCountRow>(
      'select product_id, count(*)::int as questions from product_question where product_id = any($1::int[]) group by product_id',
      values,
    ),
  };
};

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
const readReviews: Job<ReviewsInput, readonly ReviewRow[]> = (transaction, { productId, offset, limit }) =>
  transaction.query<ReviewRow>('select * from review where product_id = $1 order by created_at desc, id desc limit $2 offset $3', [
    productId, limit, offset,
  ]);

export interface QuestionRow extends Row {
  readonly id: number;
  readonly created_at: Date;
  readonly document: QuestionDocument;
}

const readQuestions: Job<number, readonly QuestionRow[]> = (transaction, productId) =>
  transaction.query<QuestionRow>('select * from product_question where product_id = $1 order by created_at desc, id desc', [productId]);

export interface UrlRow extends Row {
  readonly type: string;
  readonly entity_id: number | null;
  readonly canonical_path: string;
  readonly category_id: number | null;
  readonly document: UrlDocument;
}

/** What stands at a path of a store; null when nothing does. */
const readUrl: Job<{ readonly storeCode: string; readonly path: string }, UrlRow | null> = async (transaction, { storeCode, path }) => {
  const rows = await transaction.query<UrlRow>(
    'select type, entity_id, canonical_path, category_id, document from url_record where store_code = $1 and path = $2',
    [storeCode, path],
  );
  return rows[0] ?? null;
};

export const catalogueJobs = {
  'catalogue.reference': readReference,
  'catalogue.products': readProducts,
  'catalogue.reviews': readReviews,
  'catalogue.questions': readQuestions,
  'catalogue.url': readUrl,
  'catalogue.change-price': changePrice,
} as const;
