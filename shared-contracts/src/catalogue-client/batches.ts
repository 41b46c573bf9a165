/** How products are asked for in bulk. */
import { PRODUCT_BATCH_SIZE } from '../constants/limits.ts';

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** P-25: 250 ids are three calls. Every id is asked once. */
export function batchIds<Id>(ids: readonly Id[]): Id[][] {
  return chunks([...new Set(ids)], PRODUCT_BATCH_SIZE);
}
