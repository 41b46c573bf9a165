import { has, size } from './bitset.ts';
import type { Bitset } from './bitset.ts';
import type { Order, Sort } from './catalog-index.ts';
import { naturalOrder } from './orders.ts';
import type { Orders } from './orders.ts';

interface Wanted {
  readonly sort?: Sort;
  readonly order?: Order;
}

/** Those members of a sorted list that are in a set. */
function membersIn(list: Int32Array, products: Bitset): Int32Array {
  const found = new Int32Array(size(products));
  let count = 0;
  for (let at = 0; at < list.length; at += 1) {
    const product = list[at] ?? 0;
    if (!has(products, product)) continue;
    found[count] = product;
    count += 1;
  }
  return found;
}

/** Scores in steps, so that among hits of the same kind the popular ones come first. */
const stepOf = (score: number | undefined): number => Math.round((score ?? 0) * 2);

/** The best scores first, or last; among equal steps the order stays. Counted rather than compared: a search may hit the whole catalogue. */
function byScore(products: Int32Array, scores: Float32Array, order: Order): Int32Array {
  let most = 0;
  for (let at = 0; at < products.length; at += 1) most = Math.max(most, stepOf(scores[products[at] ?? 0]));
  const placeOf = (product: number): number => (order === 'DESC' ? most - stepOf(scores[product]) : stepOf(scores[product]));
  // Where the next product of each step goes.
  const next = new Uint32Array(most + 2);
  for (let at = 0; at < products.length; at += 1) {
    const after = placeOf(products[at] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let step = 1; step < next.length; step += 1) next[step] = (next[step] ?? 0) + (next[step - 1] ?? 0);
  const sorted = new Int32Array(products.length);
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    const place = placeOf(product);
    const to = next[place] ?? 0;
    sorted[to] = product;
    next[place] = to + 1;
  }
  return sorted;
}

/**
 * Dense numbers of the products in the order of a listing: by popularity unless it says otherwise, hits of a search by relevance.
 * @param scores how well products fit a search (at least 0), by dense number; undefined outside searches
 */
export function sortedProducts(products: Bitset, wanted: Wanted, orders: Orders, scores: Float32Array | undefined): Int32Array {
  const sort = wanted.sort ?? (scores === undefined ? 'popularity' : 'relevance');
  const order = wanted.order ?? naturalOrder[sort];
  if (sort === 'relevance' && scores !== undefined) return byScore(membersIn(orders.list('popularity', 'DESC'), products), scores, order);
  return membersIn(orders.list(sort === 'relevance' ? 'popularity' : sort, order), products);
}
