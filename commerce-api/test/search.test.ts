/** What searches and suggestions answer over GraphQL. */
import { describe, expect, it } from '@jest/globals';
import { useSharedServer } from './support/use-server.ts';

interface Page {
  readonly kind: string;
  readonly title: string;
  readonly url: string;
}

interface Answer {
  readonly productsForSearch: {
    readonly items_ids: readonly string[];
    readonly stated_price: { readonly from: number | null; readonly to: number | null; readonly is_applied: boolean } | null;
    readonly pages: readonly Page[];
  };
  readonly searchSuggestions: {
    readonly phrases: readonly string[];
    readonly manufacturers: readonly { readonly name: string }[];
    readonly pages: readonly Page[];
    readonly products: readonly { readonly id: number }[];
  };
}

const server = useSharedServer();

const search = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  server.graphql<Answer>(
    `query($q:String!){
      productsForSearch(query:$q){items_ids stated_price{from to is_applied} pages{kind title url}}
      searchSuggestions(query:$q){phrases manufacturers{name} pages{kind title url} products{id}}
    }`,
    { q: query },
    headers,
  );

const categoriesOf = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { msProducts } = await server.graphql<{ msProducts: { items: readonly { path_to_category: string; final_price: number }[] } }>(
    'query($ids:[Int!]){msProducts(ids:$ids){items{path_to_category final_price}}}',
    { ids: ids.map(Number) },
  );
  return new Set(msProducts.items.map((item) => item.path_to_category.split(' > ')[1] ?? ''));
};

describe('a search', () => {
  it.each([
    ['lodufka', 'Lodówki i zamrażarki'],
    ['55 cali', 'Telewizory'],
    ['телевізор', 'Telewizory'],
    ['пральна машина', 'Pralki i suszarki'],
  ])('[J-191] for %s finds %s first', async (query, category) => {
    const { productsForSearch } = await search(query);
    expect(productsForSearch.items_ids.length).toBeGreaterThan(0);
    expect([...(await categoriesOf(productsForSearch.items_ids.slice(0, 3)))]).toEqual([category]);
  });

  it('[J-191] takes a price from the words, and says when nothing costs that', async () => {
    const { productsForSearch: laptops } = await search('laptopy do 5000');
    expect(laptops.stated_price).toEqual({ from: null, to: 500_000, is_applied: true });
    const { productsForSearch: none } = await search('laptop do 100 zł');
    expect(none.stated_price).toEqual({ from: null, to: 10_000, is_applied: false });
    expect(none.items_ids.length).toBeGreaterThan(0);
  });

  it.each([
    ['raty', '/raty.html'],
    ['reklamacja', '/reklamacje'],
    ['zwrot', '/zwroty.html'],
    ['karta podarunkowa', '/karta-podarunkowa'],
  ])('[J-192] for %s leads to %s, in results and suggestions', async (query, url) => {
    const { productsForSearch, searchSuggestions } = await search(query);
    expect(productsForSearch.pages[0]?.url).toBe(url);
    expect(searchSuggestions.pages[0]?.url).toBe(url);
  });

  it('[J-192] titles of pages are in the language of the request; a store leads to its own pages alone', async () => {
    const { productsForSearch } = await search('zwrot', { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` });
    expect(productsForSearch.pages[0]?.title).toMatch(/^Повернення/);
    const { productsForSearch: pro } = await search('program plus', { store: 'amperio_pro' });
    expect(pro.pages).toEqual([]);
  });

  it('suggests brands and articles that begin so, and what is popular before anything is typed', async () => {
    expect((await search('wisł')).searchSuggestions.manufacturers.map(({ name }) => name)).toContain('WISŁOTECH');
    expect((await search('jak wybrać pral')).searchSuggestions.pages.map(({ kind }) => kind)).toContain('ARTICLE');
    expect((await search('')).searchSuggestions.phrases.length).toBeGreaterThan(2);
  });
});

describe('[J-193] whatever is searched', () => {
  it.each([
    ['two hundred letters', 'ą'.repeat(200)],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['control characters', 'pralka\u0001\u0007\u001b[31m\r\n\t\u200b\ufeff'],
    ['signs of regular expressions', '(.*)+$^[a-z]{1,99}\\d+?|'],
    ['signs of SQL', "' OR 1=1; DROP TABLE product; --"],
    ['markup', '<script>alert(1)</script>'],
    ['emoji', '😀🧺🔥'.repeat(40)],
    ['other alphabets', 'تلفزيون 電視 τηλεόραση'],
    ['a hundred words', Array.from({ length: 100 }, (_, index) => `słowo${index}`).join(' ')],
    ['numbers', '9'.repeat(200)],
    ['hyphens', 'a-'.repeat(100)],
    ['a price alone', 'do 3000 zł'],
    ['a price beyond all numbers', `laptop do ${'9'.repeat(100)} zł`],
    ['blanks', '   '],
    ['a broken percent', '%E0%A4%A'],
    ['names of object members', '__proto__ constructor toString'],
  ])('%s: an answer and no error', async (_, query) => {
    const { productsForSearch, searchSuggestions } = await search(query);
    expect(Array.isArray(productsForSearch.items_ids)).toBe(true);
    expect(Array.isArray(searchSuggestions.products)).toBe(true);
  });
});
