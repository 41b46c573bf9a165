import { expect, test } from '@jest/globals';
import { idsOfPage, tileBatches, tileGroups } from './tile-batches.ts';

const ids = Array.from({ length: 50 }, (_, index) => String(index + 1));

test('[R-27] a page holds 24 products, sliced out of all ids', () => {
  expect(idsOfPage(ids, 1)).toHaveLength(24);
  expect(idsOfPage(ids, 3)).toEqual([49, 50]);
  expect(idsOfPage(ids, 4)).toEqual([]);
});

test('[N-17] [P-24] the first part of a page is the 20 products that a prefetch reads', () => {
  const batches = tileBatches(idsOfPage(ids, 1));
  expect(batches[0]).toEqual(idsOfPage(ids, 1).slice(0, 20));
  expect(batches.flat()).toEqual(idsOfPage(ids, 1));
  expect(tileBatches([1, 2])).toEqual([[1, 2]]);
});

test.each([
  [50, [8, 4, 4, 4, 4]],
  [22, [8, 4, 4, 4, 2]],
  [10, [8, 2]],
  [3, [3]],
  [0, []],
])('[J-349] %i products stand in groups of which the document has the first, each once and in order', (total, sizes) => {
  const shown = tileGroups(idsOfPage(ids.slice(0, total), 1)).map(({ batch, shown }) => batch.slice(...shown));
  expect(shown.map((group) => group.length)).toEqual(sizes);
  expect(shown.flat()).toEqual(idsOfPage(ids.slice(0, total), 1));
});
