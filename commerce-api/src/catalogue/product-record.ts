import type { Product, Review } from 'shared-contracts/graphql';
import type { ProductDocument } from './documents.ts';

/** Fields that need other records or the reference; resolvers fill them when they are asked. */
export type ResolvedField =
  | 'accessories'
  | 'blog_posts'
  | 'breadcrumbs'
  | 'bundle_items'
  | 'colours'
  | 'complementary'
  | 'counterpart_outlet_product'
  | 'delivery'
  | 'main_category'
  | 'outlet'
  | 'outlet_category'
  | 'plus_percent'
  | 'reviews'
  | 'series'
  | 'similar'
  | 'variants'
  | 'vat_rate';

/** A complete product: what the SDL shows of it by itself, and whom it names. Never changed; a change makes a new one. */
export interface ProductRecord extends Omit<Product, ResolvedField> {
  /** Relations and what only the server needs. */
  readonly document: Pick<
    ProductDocument,
    | 'accessoryIds'
    | 'blogPostIds'
    | 'bundleItems'
    | 'complementaryIds'
    | 'kind'
    | 'outlet'
    | 'outletIds'
    | 'pictures'
    | 'seriesIds'
    | 'similarIds'
    | 'variants'
  >;
  /** J-250: its page is that of all gift cards. */
  readonly is_gift_card: boolean;
  /** Ancestors included. */
  readonly categoryIds: readonly number[];
  readonly newestReviews: readonly Review[];
  /** Pieces per warehouse. */
  readonly stock: ReadonlyMap<number, number>;
}
