import type { Category, Manufacturer } from '../model/index.ts';
import type { IndexedProduct } from './catalog-index.ts';
import type { WeightedText } from './text/text-index.ts';

/** Names that products are found by besides their own. */
export interface TextContext {
  readonly categories: ReadonlyMap<number, Category>;
  readonly manufacturers: ReadonlyMap<number, Manufacturer>;
}

/** By what a product is found, and how much each says: who searches 'smartfon' wants phones before cases for them. */
export function productTexts(product: IndexedProduct, { categories, manufacturers }: TextContext): readonly WeightedText[] {
  const category = categories.get(product.mainCategoryId);
  const [mainWord = ''] = product.kind.split(' ');
  return [
    { text: mainWord, weight: 9 },
    { text: product.kind, weight: 5 },
    { text: product.name, weight: 3 },
    { text: manufacturers.get(product.manufacturerId)?.name ?? '', weight: 4 },
    { text: `${product.sku} ${product.ean} ${product.model}`, weight: 8 },
    { text: `${category?.name ?? ''} ${category?.singular ?? ''}`, weight: 3 },
    { text: product.categoryIds.map((id) => categories.get(id)?.name ?? '').join(' '), weight: 1 },
  ];
}
