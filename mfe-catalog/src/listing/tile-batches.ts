import { CATEGORY_PREFETCH_ITEMS } from 'shared-contracts';
import { pageOf } from 'shared-contracts/catalogue';

/** ∅58: the ids of one page (from 1), sliced out of all ids in order. */
export const idsOfPage = (ids: readonly string[], page: number): readonly number[] => pageOf(ids, page).map(Number);

/**
 * N-17, P-24: a page's products are read in two parts, so that the first is exactly what a prefetch of the category has read.
 * The second stands below the fold.
 */
export const tileBatches = (ids: readonly number[]): readonly (readonly number[])[] =>
  ids.length <= CATEGORY_PREFETCH_ITEMS ? [ids] : [ids.slice(0, CATEGORY_PREFETCH_ITEMS), ids.slice(CATEGORY_PREFETCH_ITEMS)];
