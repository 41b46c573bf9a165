import type { Category, Manufacturer } from '../model/index.ts';
import type { IndexedProduct, Suggestions } from './catalog-index.ts';
import { normalise, words } from './text/normalise.ts';
import { stem } from './text/stem.ts';

const mostPhrases = 6;
const mostCategories = 4;
const mostManufacturers = 3;
const mostProducts = 5;

interface SuggestInput {
  readonly text: string;
  /** The best hits, best first. */
  readonly products: readonly Pick<IndexedProduct, 'id' | 'kind' | 'manufacturerId'>[];
  readonly categories: Suggestions['categories'];
  readonly categoryNames: ReadonlyMap<number, Category>;
  readonly manufacturers: ReadonlyMap<number, Manufacturer>;
}

const mostFrequent = (values: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
};

/** What to show while the shopper types: kinds of product, categories, brands that begin so, best products. */
export function suggest({ text, products, categories, categoryNames, manufacturers }: SuggestInput): Suggestions {
  const typed = normalise(text).trim();
  const asked = words(text);
  // A phrase helps only when it has what was typed; its forms count too.
  const hasTyped = (phrase: string): boolean => {
    const own = words(phrase);
    return asked.every((word) => own.some((one) => one.startsWith(word) || stem(one) === stem(word)));
  };
  const kinds = mostFrequent(products.map((product) => product.kind.toLowerCase())).filter(hasTyped);
  const branded = mostFrequent(
    products.map(
      (product) => `${product.kind.split(' ')[0]?.toLowerCase() ?? ''} ${manufacturers.get(product.manufacturerId)?.name ?? ''}`,
    ),
  );
  const brands = [...manufacturers.values()]
    .filter((one) => typed.length >= 2 && normalise(one.name).startsWith(typed))
    .map((one) => one.id);
  return {
    phrases: [...new Set([...kinds, ...branded.filter(hasTyped)])].slice(0, mostPhrases),
    categories: categories.filter(({ id }) => categoryNames.has(id)).slice(0, mostCategories),
    manufacturerIds: brands.slice(0, mostManufacturers),
    productIds: products.slice(0, mostProducts).map((product) => product.id),
  };
}
