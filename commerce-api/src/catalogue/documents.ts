import type { ReviewPhoto } from 'shared-contracts/graphql';
import type { Product, ProductQuestion, ProductReview, UrlRecord } from '../model/index.ts';

/** What of a product stands in tables and columns of its own instead of its document. */
export const columnFields = [
  'id',
  'sku',
  'gid',
  'name',
  'requestPath',
  'manufacturerId',
  'mainCategoryId',
  'popularity',
  'createdAt',
  'prices',
  'stock',
  'qty',
  'minSaleQty',
  'maxSaleQty',
  'availability',
  'isSalesBlocked',
  'isGiftCard',
  'stores',
  'categoryIds',
  'landingIds',
  'attributes',
  'reviews',
  'questions',
] as const satisfies readonly (keyof Product)[];

/** The rest: what the column `document` holds of a product, of its reviews and questions, and of an address. */
export type ProductDocument = Omit<Product, (typeof columnFields)[number]>;
/** Only what customers have written in this shop has a title and photos. */
export type ReviewDocument = Pick<ProductReview, 'author' | 'text' | 'shopAnswer'> & {
  readonly title?: string;
  readonly photos?: readonly ReviewPhoto[];
};
export type QuestionDocument = Pick<ProductQuestion, 'author' | 'question' | 'answer' | 'answeredBy'>;
export type UrlDocument = Pick<UrlRecord, 'restoreParams' | 'seo' | 'robots' | 'ogType'>;
