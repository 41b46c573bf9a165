import type { GenerateOptions } from '../../../model/index.ts';
import type { Product } from '../../../model/product.ts';
import type { UrlRecord } from '../../../model/url.ts';
import { leafProducts } from './engine/leaf-products.ts';
import { planCatalogue } from './engine/plan.ts';

/** Products one by one, in the order of their ids; equal arguments give equal products. */
export function* generateProducts(options: GenerateOptions): Generator<Product> {
  const plan = planCatalogue(options);
  for (const leaf of plan.leaves) yield* leafProducts(plan, leaf);
}

/** The records under which a product is found: its page, and for some an older path that redirects to it. */
export function productUrls(product: Product): readonly UrlRecord[] {
  const common = {
    canonicalPath: product.requestPath,
    categoryId: product.mainCategoryId,
    stores: product.stores,
    seo: product.seo,
    robots: 'index,follow',
    ogType: 'product',
  } as const;
  const page: UrlRecord = { ...common, path: product.requestPath, type: 'PRODUCT', entityId: product.id, restoreParams: [] };
  // ∅23: old addresses by SKU keep the campaign's parameters.
  const old: UrlRecord = {
    ...common,
    path: `produkt/${product.sku}`,
    type: 'REDIRECT',
    entityId: null,
    restoreParams: ['utm_source', 'utm_medium', 'utm_campaign'],
  };
  return product.id % 10 === 0 ? [page, old] : [page];
}
