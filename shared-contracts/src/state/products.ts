/** What the live socket has said of products since the page was opened (Z-09). Queries are kept by the GraphQL client. */
import type { InstallmentsPriceTag, Product, Review } from '../graphql/schema-types.ts';
import { defineSlice } from './slice.ts';

/** By SKU. `timestamp`: until when the entry counts, in ms since 1970 (H-07). */
export type ProductsState = Readonly<
  Record<
    string,
    Partial<Omit<Product, 'installmentsPriceTag' | 'reviews'>> & {
      readonly timestamp: number;
      // No push tells reviews: their fields may grow without those who write here.
      readonly reviews?: readonly Omit<Review, 'title' | 'photos'>[];
      readonly installmentsPriceTag?: InstallmentsPriceTag | null;
    }
  >
>;
export const productsSlice = /* @__PURE__ */ defineSlice<ProductsState>({});
