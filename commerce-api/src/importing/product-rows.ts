import { columnFields } from '../catalogue/documents.ts';
import type { ProductDocument } from '../catalogue/documents.ts';
import type { AttributeValue, Product, ProductQuestion, ProductReview, UrlRecord } from '../model/index.ts';
import { safeProduct } from './safe-records.ts';
import type { RowOf, ImportRows } from './tables.ts';

const inColumns: ReadonlySet<string> = new Set(columnFields);

// What is left without the columns is what a document is.
const documentOf = (product: Product): ProductDocument =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !inColumns.has(name))) as ProductDocument;

const attributeRows = (productId: number, value: AttributeValue): RowOf<'product_attribute'>[] =>
  value.type === 'number'
    ? [{ product_id: productId, code: value.code, option_id: 0, value: value.value }]
    : [...new Set(value.optionIds)].map((option) => ({ product_id: productId, code: value.code, option_id: option, value: null }));

const reviewRow = (
  productId: number,
  { id, createdAt, stars, isConfirmed, author, text, helpfulVotes, shopAnswer }: ProductReview,
): RowOf<'review'> => ({
  id,
  product_id: productId,
  created_at: createdAt,
  stars,
  is_confirmed: isConfirmed,
  helpful_votes: helpfulVotes,
  photo_count: 0,
  document: { author, text, shopAnswer },
});

const questionRow = (
  productId: number,
  { id, createdAt, author, question, answer, answeredBy }: ProductQuestion,
): RowOf<'product_question'> => ({
  id,
  product_id: productId,
  created_at: createdAt,
  document: { author, question, answer, answeredBy },
});

/** One row per store in which the path exists. */
export const urlRows = (url: UrlRecord): RowOf<'url_record'>[] =>
  url.stores.map((store) => ({
    store_code: store,
    path: url.path,
    type: url.type,
    entity_id: url.entityId,
    canonical_path: url.canonicalPath,
    category_id: url.categoryId,
    document: { restoreParams: url.restoreParams, seo: url.seo, robots: url.robots, ogType: url.ogType },
  }));

/** All rows of a product in all tables. */
export function productRows(product: Product, urls: readonly UrlRecord[]): ImportRows {
  const { id } = product;
  return {
    product: [
      {
        id,
        sku: product.sku,
        gid: product.gid,
        name: product.name,
        request_path: product.requestPath,
        manufacturer_id: product.manufacturerId,
        main_category_id: product.mainCategoryId,
        popularity: product.popularity,
        created_at: product.createdAt,
        price: product.prices.price,
        final_price: product.prices.finalPrice,
        catalog_price: product.prices.catalogPrice,
        reduced_since: product.prices.reducedSince,
        qty: product.qty,
        min_sale_qty: product.minSaleQty,
        max_sale_qty: product.maxSaleQty,
        availability: product.availability,
        is_sales_blocked: product.isSalesBlocked,
        is_gift_card: product.isGiftCard ?? false,
        document: documentOf(safeProduct(product)),
      },
    ],
    product_store: product.stores.map((store) => ({ product_id: id, store_code: store })),
    product_category: [...new Set(product.categoryIds)].map((category) => ({ product_id: id, category_id: category })),
    product_landing: [...new Set(product.landingIds)].map((landing) => ({ product_id: id, landing_id: landing })),
    product_attribute: product.attributes.flatMap((value) => attributeRows(id, value)),
    price_point: product.prices.history.map((point) => ({
      product_id: id,
      since: point.since,
      price: point.price,
      final_price: point.finalPrice,
    })),
    stock: product.stock.map((stock) => ({ product_id: id, warehouse_id: stock.warehouseId, qty: stock.qty })),
    review: product.reviews.map((review) => reviewRow(id, review)),
    product_question: product.questions.map((question) => questionRow(id, question)),
    url_record: urls.flatMap(urlRows),
  };
}
