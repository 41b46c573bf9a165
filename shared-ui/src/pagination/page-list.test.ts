import { describe, expect, test } from '@jest/globals';
import { pageList } from './page-list.ts';

const shown = (page: number, pages: number): string =>
  pageList(page, pages)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('[J-26] pages of a listing', () => {
  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 4 5 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [9, 9, '1 … 5 6 7 8 9'],
    [50, 250, '1 … 49 50 51 … 250'],
  ])('page %i of %i shows %s', (page, pages, text) => {
    expect(shown(page, pages)).toBe(text);
  });

  test('a gap never hides a single page', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const list = pageList(page, pages);
        list.forEach((entry, at) => {
          if (entry !== 'gap') return;
          expect(Number(list[at + 1]) - Number(list[at - 1])).toBeGreaterThan(2);
        });
        expect(list).toContain(page);
      }
    }
  });
});
