import { expect, test } from '@jest/globals';
import { popularCategories } from './popular-categories.ts';

const category = (id: number, level: number, product_count: number) => ({
  id,
  level,
  product_count,
  name_in_tiles: `k${id}`,
  url: `/${id}.html`,
});

test('[R-27] a search without results offers the fullest categories below the top level', () => {
  const found = popularCategories([category(1, 2, 900), category(2, 3, 10), category(3, 3, 40), category(4, 3, 0)]);
  expect(found.map(({ id }) => id)).toEqual([3, 2]);
  expect(popularCategories([])).toEqual([]);
});
