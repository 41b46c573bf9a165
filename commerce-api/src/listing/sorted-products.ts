import { forEach, has } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { Order, Sort } from './catalog-index.ts';
import { naturalOrder } from './orders.ts';
import type { Orders } from './orders.ts';

interface Wanted {
  readonly sort?: Sort;
  readonly order?: Order;
}

/**
 * Dense numbers of the products in the order of a listing: by popularity unless it says otherwise, hits of a search by relevance.
 * @param scores how well products fit a search, by dense number; undefined outside searches
 */
export function sortedProducts(products: Bitset, wanted: Wanted, orders: Orders, scores: Float32Array | undefined): readonly number[] {
  const sort = wanted.sort ?? (scores === undefined ? 'popularity' : 'relevance');
  const order = wanted.order ?? naturalOrder[sort];
  const sorted: number[] = [];
  if (sort === 'relevance' && scores !== undefined) {
    forEach(products, (product) => sorted.push(product));
    const sign = order === 'DESC' ? 1 : -1;
    // Scores in steps, so that among hits of the same kind the popular ones come first.
    const steps = new Int32Array(scores.length);
    for (const product of sorted) steps[product] = Math.round((scores[product] ?? 0) * 2);
    return sorted.toSorted((a, b) => sign * ((steps[b] ?? 0) - (steps[a] ?? 0)) || orders.byPopularity(a, b));
  }
  for (const product of orders.list(sort === 'relevance' ? 'popularity' : sort, order)) if (has(products, product)) sorted.push(product);
  return sorted;
}
