/** What the live socket has said of products since the page was opened (Z-09). Queries are kept by the GraphQL client. */
import type { InstallmentsPriceTag, Product } from '../graphql/schema-types.ts';
import { defineSlice } from './slice.ts';

/** By SKU. `timestamp`: until when the entry counts, in ms since 1970 (H-07). */
export type ProductsState = Readonly<
  Record<
    string,
    Partial<Omit<Product, 'installmentsPriceTag'>> & {
      readonly timestamp: number;
      readonly installmentsPriceTag?: InstallmentsPriceTag | null;
    }
  >
>;
export const productsSlice = /* @__PURE__ */ defineSlice<ProductsState>({});
