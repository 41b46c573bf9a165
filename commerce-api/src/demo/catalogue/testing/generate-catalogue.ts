import type { CatalogueData, GenerateOptions } from '../../../model/index.ts';
import { generateFoundation, generateProducts, productUrls } from '../index.ts';

/** The whole catalogue in memory: deterministic for the same options, six thousand products in a few seconds. */
export function generateCatalogue(options: GenerateOptions): CatalogueData {
  const foundation = generateFoundation(options);
  const products = [...generateProducts(options)];
  return { ...foundation, products, urls: [...foundation.urls, ...products.flatMap(productUrls)] };
}
