import type { Catalogue } from './catalogue.ts';

/** One page of each main kind, by its name. `status`: the complaint that its HTTP status causes. */
export const mainPages: readonly (readonly [name: string, address: (catalogue: Catalogue) => Promise<string>, status?: RegExp])[] = [
  ['home', async () => '/'],
  ['listing', async (catalogue) => (await catalogue.category()).url],
  ['product', async (catalogue) => (await catalogue.buyable(1))[0]?.url ?? ''],
  ['search', async () => '/search.html?query=pralka'],
  [
    'compared products',
    async (catalogue) => {
      const [first, second] = await catalogue.buyable(2);
      return `/product-compare?item1=${first?.sku}&item2=${second?.sku}`;
    },
  ],
  ['manufacturers', async () => '/producenci.html'],
  ['content', (catalogue) => catalogue.contentPage()],
  ['glossary', async () => '/slowniczek-pojec.html'],
  ['contact', async () => '/kontakt'],
  ['blog', async () => '/blog'],
  ['login', async () => '/customer/account/login'],
  ['registration', async () => '/create-account'],
  ['not found', async () => '/nie-ma-takiej', /404/],
];
