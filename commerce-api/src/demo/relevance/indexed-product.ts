import { colourGroupOf } from '../../catalogue/colour-siblings.ts';
import type { Product } from '../../model/index.ts';
import type { IndexedProduct } from '../../listing/catalog-index.ts';

/** A generated product as the index takes it, without a database between them. */
export const indexedProduct = (product: Product): IndexedProduct => ({
  id: product.id,
  sku: product.sku,
  gid: product.gid,
  colourGroup: colourGroupOf(product.id, product.variants),
  ean: product.ean,
  name: product.name,
  kind: product.kind,
  model: product.model,
  manufacturerCode: product.manufacturerCode,
  manufacturerId: product.manufacturerId,
  mainCategoryId: product.mainCategoryId,
  popularity: product.popularity,
  createdAt: Date.parse(product.createdAt),
  finalPrice: product.prices.finalPrice,
  ratingSummary: 80,
  ratingCount: product.reviews.length,
  stores: product.stores,
  categoryIds: product.categoryIds,
  landingIds: product.landingIds,
  options: [
    { code: 'manufacturer', optionId: product.manufacturerId },
    ...product.attributes.flatMap((value) =>
      value.type === 'number' || value.code === 'manufacturer' ? [] : value.optionIds.map((optionId) => ({ code: value.code, optionId })),
    ),
  ],
  numbers: product.attributes.flatMap((value) => (value.type === 'number' ? [{ code: value.code, value: value.value }] : [])),
});
