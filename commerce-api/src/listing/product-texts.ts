import type { Attribute, Category, Manufacturer } from '../model/index.ts';
import type { IndexedProduct } from './catalog-index.ts';
import type { WeightedText } from './text/text-index.ts';

/** Names that products are found by besides their own. */
export interface TextContext {
  readonly categories: ReadonlyMap<number, Category>;
  readonly manufacturers: ReadonlyMap<number, Manufacturer>;
}

const labelWeight = 1.5;
const nameWeight = 0.8;
/** What a product has not is no reason to find it. */
const isAbsence = (label: string): boolean => label === 'Nie' || label.startsWith('Brak');

/** What attributes of a product say, as far as shoppers search by them. */
export class AttributeTexts {
  readonly #options = new Map<string, readonly WeightedText[]>();
  readonly #units = new Map<string, string>();

  /** @param unsearched codes of attributes that nobody searches by */
  constructor(attributes: readonly Attribute[], unsearched: ReadonlySet<string>) {
    for (const { code, filterLabel, unit, options } of attributes) {
      if (unsearched.has(code)) continue;
      if (unit !== null) this.#units.set(code, unit);
      for (const { optionId, filterLabel: label } of options) {
        if (isAbsence(label)) continue;
        // Of what a product has or has not, the name of the attribute says it.
        const texts =
          label === 'Tak'
            ? [{ text: filterLabel, weight: labelWeight, hasPairs: true }]
            : [
                { text: label, weight: labelWeight, hasPairs: true },
                { text: filterLabel, weight: nameWeight },
              ];
        this.#options.set(`${code} ${optionId}`, texts);
      }
    }
  }

  of({ options, numbers }: Pick<IndexedProduct, 'options' | 'numbers'>): readonly WeightedText[] {
    return [
      ...options.flatMap(({ code, optionId }) => this.#options.get(`${code} ${optionId}`) ?? []),
      ...numbers.flatMap(({ code, value }) => {
        const unit = this.#units.get(code);
        return unit === undefined ? [] : [{ text: `${value} ${unit}`, weight: labelWeight }];
      }),
    ];
  }
}

/** By what a product is found, and how much each says: who searches 'smartfon' wants phones before cases for them. */
export function productTexts(
  product: IndexedProduct,
  { categories, manufacturers }: TextContext,
  attributes: AttributeTexts,
): readonly WeightedText[] {
  const category = categories.get(product.mainCategoryId);
  const [mainWord = ''] = product.kind.split(' ');
  return [
    { text: mainWord, weight: 9 },
    { text: product.kind, weight: 5, hasPairs: true },
    { text: product.name, weight: 3 },
    { text: manufacturers.get(product.manufacturerId)?.name ?? '', weight: 4 },
    { text: `${product.sku} ${product.ean} ${product.model} ${product.manufacturerCode}`, weight: 8 },
    { text: `${category?.name ?? ''} ${category?.singular ?? ''}`, weight: 3 },
    { text: product.categoryIds.map((id) => categories.get(id)?.name ?? '').join(' '), weight: 1 },
    ...attributes.of(product),
  ];
}
