/** Lists of SKUs: compared products (M-01, M-04) with their address (M-02, M-03, R-58), and products seen last (M-06). */
import { RECENTLY_VIEWED_MAX } from '../constants/limits.ts';
import { COMPARE_PATH } from '../constants/shop.ts';

/** M-01: no doubles. */
export function addToCompare(skus: readonly string[], sku: string): readonly string[] {
  return skus.includes(sku) ? skus : [...skus, sku];
}

/** R-58, M-02: `/product-compare?item1=A&item2=B`, numbered without gaps. */
export function comparePath(skus: readonly string[]): string {
  const items = skus.map((sku, index) => `item${index + 1}=${encodeURIComponent(sku)}`);
  return items.length > 0 ? `${COMPARE_PATH}?${items.join('&')}` : COMPARE_PATH;
}

/** SKUs of item1, item2, … in the order of their numbers. */
export function parseCompareQuery(search: string | URLSearchParams): string[] {
  const numbered = [...new URLSearchParams(search)].flatMap(([name, sku]) => {
    const number = /^item([1-9]\d?)$/.exec(name)?.[1];
    return number && sku ? [{ number: Number(number), sku }] : [];
  });
  return [...new Set(numbered.toSorted((a, b) => a.number - b.number).map(({ sku }) => sku))];
}

/** M-06, N-19: newest first, no doubles, at most five. */
export function viewedAfter(skus: readonly string[], seen: string): readonly string[] {
  return [seen, ...skus.filter((sku) => sku !== seen)].slice(0, RECENTLY_VIEWED_MAX);
}
