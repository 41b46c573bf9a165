/** What the searches of `catalogue.ts` find. */
import type { Product } from './catalogue-answers.ts';

/** A value of a filter. */
export interface Choice {
  readonly facet: string;
  readonly code: string;
  readonly option: string;
  readonly key: string;
}

/** A category that still has a second page with two filters set, and a product with variants on that page. */
export interface Walk {
  readonly category: { readonly name: string; readonly url: string };
  readonly filters: readonly [Choice, Choice];
  readonly product: { readonly name: string; readonly url: string };
}

/** A product as tests need it; `finalPrice` in grosze. */
export interface Subject {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly finalPrice: number;
}

/** A category with those below it. */
export interface CategoryBranch {
  readonly name: string;
  readonly url: string;
  readonly children: readonly CategoryBranch[];
}

export const subjectOf = ({ id, sku, name, request_path, final_price }: Product): Subject => ({
  id,
  sku,
  name,
  url: request_path,
  finalPrice: final_price,
});
