import { describe, expect, test } from '@jest/globals';
import { columnsFor, tabletColumns, wideColumns } from './tile-columns.ts';

describe('[J-280] tiles of categories fill the width of a department', () => {
  test.each([
    [0, undefined, undefined],
    [1, 1, 1],
    [2, 2, 2],
    [4, 4, 4],
    [5, 5, 3],
    [6, 6, 3],
    [7, 4, 4],
    [8, 4, 4],
    [9, 5, 3],
    [10, 5, 4],
    [13, 5, 4],
  ])('%i tiles stand in %p columns on a wide screen, in %p on a tablet', (count, wide, tablet) => {
    expect(columnsFor(count, wideColumns)).toBe(wide);
    expect(columnsFor(count, tabletColumns)).toBe(tablet);
  });

  test('less is free in the last row than there are rows', () => {
    for (let count = 1; count <= 60; count += 1)
      for (const possible of [wideColumns, tabletColumns]) {
        const columns = columnsFor<number>(count, possible) ?? 1;
        const rows = Math.ceil(count / columns);
        expect(columns * rows - count).toBeLessThan(rows);
      }
  });
});
