import { expect, test } from '@jest/globals';
import { pageTree } from './page-tree.ts';

const page = (url: string) => ({ title: url, url });

test('[R-67] pages in the folder of another stand below it; answers to something done are left out', () => {
  const tree = pageTree(
    ['/salony.html', '/salony/krakow.html', '/newsletter.html', '/newsletter/potwierdzenie.html', '/sam/otny.html'].map(page),
  );
  expect(tree.map(({ url, children }) => [url, children.map((child) => child.url)])).toEqual([
    ['/salony.html', ['/salony/krakow.html']],
    ['/newsletter.html', []],
    ['/sam/otny.html', []],
  ]);
});
