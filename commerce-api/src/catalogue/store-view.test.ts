import { describe, expect, it } from '@jest/globals';
import { categories } from '../demo/catalogue/categories/index.ts';
import { stores } from '../demo/catalogue/content/stores.ts';
import { at } from '../demo/catalogue/random.ts';
import { isPostIn, titleIn } from './store-view.ts';

const [main, pro] = [at(stores, 0), at(stores, 1)];
const byId = new Map(categories().map((category) => [category.id, category]));
const idOf = (urlPath: string): number => [...byId.values()].find((category) => category.urlPath === urlPath)?.id ?? -1;

describe('[J-86] a title', () => {
  it.each([
    ['Komputery | Amperio', 'Komputery | Amperio Pro'],
    ['Komputery | Blog Amperio', 'Komputery | Blog Amperio'],
    ['Amperio', 'Amperio'],
    ['', ''],
  ])('"%s" of the main store is "%s" in the second one', (title, wanted) => {
    expect(titleIn(title, pro, { stores })).toBe(wanted);
    expect(titleIn(title, main, { stores })).toBe(title);
  });
});

describe('[J-85] an article', () => {
  it.each([
    ['komputery/laptopy', true],
    ['dom-i-ogrod', false],
    ['nie-ma-takiej', true],
  ])('about %s is in the second store: %s; the main one has all', (urlPath, isIn) => {
    const post = { categoryId: idOf(urlPath) };
    expect(isPostIn(post, pro, { categories: byId })).toBe(isIn);
    expect(isPostIn(post, main, { categories: byId })).toBe(true);
  });
});
