import { describe, expect, it } from '@jest/globals';
import { articleProducts, linkedPaths } from './article-products.ts';

const pages: Readonly<Record<string, { readonly type: string; readonly entity_id: number }>> = {
  'pralka-morena': { type: 'PRODUCT', entity_id: 7 },
  'tylko-w-pro': { type: 'PRODUCT', entity_id: 8 },
  'agd/pralki': { type: 'CATEGORY', entity_id: 20 },
  'agd/suszarki': { type: 'CATEGORY', entity_id: 30 },
  regulamin: { type: 'CMS_PAGE', entity_id: 1 },
};
const bestSellers: Readonly<Record<number, readonly number[]>> = { 20: [7, 21, 22], 30: [31, 32], 40: [41, 42, 43] };

const shop = {
  // As much of an address as is asked for.
  urlRewrites: { at: (_store: string, path: string) => pages[path] as never },
  index: {
    isSoldIn: (_store: string, id: number) => id !== 8,
    listing: ({ scope }: { readonly scope: object }) => ({ ids: ('id' in scope && bestSellers[Number(scope.id)]) || [] }) as never,
  },
};
const productsOf = (content: string): readonly number[] => articleProducts({ content, categoryId: 40 }, 'amperio', shop);

describe('[J-347] the products of an article', () => {
  it.each([
    ['<p>Bez linków.</p>', [41, 42, 43]],
    ['<p><a href="/regulamin.html">Regulamin</a> i <a href="https://inny.example/agd/pralki.html">inny sklep</a></p>', [41, 42, 43]],
    ['<p><a href="/pralka-morena.html">pralka</a>, <a href="/tylko-w-pro.html">inna</a></p>', [7]],
    ['<a href="/agd/pralki/f/kolor,bialy">białe</a> <a href="/agd/suszarki.html?sort=x">suszarki</a>', [7, 31, 21, 32, 22]],
    ['<a href="/agd/suszarki.html">s</a> <a href="/pralka-morena.html#opinie">p</a>', [7, 31, 32]],
  ])('of %j are those to which it leads, else the best sellers of its category', (content, ids) =>
    expect(productsOf(content)).toEqual(ids),
  );

  it('are found by each address once', () =>
    expect(linkedPaths('<a href="/a.html">1</a><a class="x" href="/a.html?b">2</a><a href="/c/d.html">3</a>')).toEqual(['a', 'c/d']));
});
