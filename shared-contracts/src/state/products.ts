/** What the live socket has said of products since the page was opened, and what the page has asked anew (Z-09). Queries are kept by the GraphQL client. */
import type { InstallmentsPriceTag, Product, Review } from '../graphql/schema-types.ts';
import { defineSlice } from './slice.ts';

type Plain = string | number | boolean | null | undefined;

/** What can be pushed: a promise of delivery depends on who asks and when (ADR 083), what members save and whether net prices are shown on the store; all are only ever asked. */
type Pushed<Value> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Pushed<Item>[]
    : { readonly [Key in keyof Value as Exclude<Key, 'delivery' | 'plus_percent' | 'vat_rate'>]: Pushed<Value[Key]> };

/** By SKU. `timestamp`: until when the entry counts, in ms since 1970 (H-07). */
export type ProductsState = Readonly<
  Record<
    string,
    Partial<Omit<Pushed<Product>, 'installmentsPriceTag' | 'reviews'>> & {
      readonly timestamp: number;
      // No push tells reviews: their fields may grow without those who write here.
      readonly reviews?: readonly Omit<Review, 'title' | 'photos'>[];
      readonly installmentsPriceTag?: InstallmentsPriceTag | null;
    }
  >
>;
export const productsSlice = /* @__PURE__ */ defineSlice<ProductsState>({});
