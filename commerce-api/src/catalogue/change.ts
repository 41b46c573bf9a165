import type { Category, Manufacturer } from '../model/index.ts';
import type { ProductRecord } from './product-record.ts';

/** A change of the catalogue, with the records as they are now. */
export type Change =
  | { readonly kind: 'products'; readonly products: readonly ProductRecord[] }
  | { readonly kind: 'categories'; readonly categories: readonly Category[] }
  | { readonly kind: 'manufacturers'; readonly manufacturers: readonly Manufacturer[] }
  /** Header and footer, which are on every page. */
  | { readonly kind: 'frame' }
  /** J-225: pages of editors; stored paths, the home page's is empty. */
  | { readonly kind: 'content'; readonly paths: readonly string[] };
