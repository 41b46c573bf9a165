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

/** What a wide screen shows at first, and two screens of a phone: never left out of a document. */
const FIRST_GROUP = 8;
const GROUP = 4;

/** Tiles that come and go together. */
export interface TileGroup {
  /** What they are read with. */
  readonly batch: readonly number[];
  /** Their places in it: from the first one up to, not with, the second one. */
  readonly shown: readonly [from: number, to: number];
}

const groupsOf = (batch: readonly number[], from: number, size: number): readonly TileGroup[] => {
  if (from >= batch.length) return [];
  const to = Math.min(from + size, batch.length);
  return [{ batch, shown: [from, to] }, ...groupsOf(batch, to, GROUP)];
};

/** J-349: the products of a page in groups, of which all but the first may be missing in a document. */
export const tileGroups = (ids: readonly number[]): readonly TileGroup[] =>
  tileBatches(ids).flatMap((batch, at) => groupsOf(batch, 0, at === 0 ? FIRST_GROUP : GROUP));
