import { MemoryIndex } from '../../listing/memory-index.ts';
import { PageSearch } from '../../listing/search/page-search.ts';
import { shopPages } from '../../listing/search/shop-pages.ts';
import { generateFoundation, generateProducts } from '../catalogue/index.ts';
import { searchRules } from '../search-rules.ts';
import { indexedProduct } from './indexed-product.ts';
import { judgedProducts } from './judge.ts';
import type { JudgedProduct } from './judge.ts';
import type { Answer } from './measure.ts';

export interface DemoSearch {
  /** What the store sells, by id. */
  readonly products: ReadonlyMap<number, JudgedProduct>;
  readonly ask: (query: string) => Answer;
}

const store = 'amperio';

/** The demo shop's search without a server and a database. */
export function demoSearch({ products: count, now }: { readonly products: number; readonly now: Date }): DemoSearch {
  const foundation = generateFoundation({ products: count, now });
  const products = [...generateProducts({ products: count, now })];
  const rules = searchRules();
  const index = new MemoryIndex(products.map(indexedProduct), {
    attributes: foundation.attributes,
    categories: new Map(foundation.categories.map((category) => [category.id, category])),
    manufacturers: new Map(foundation.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer])),
    rules,
    alsoCalled: () => [],
  });
  const pages = new PageSearch(shopPages(foundation), rules);
  const sold = products.filter(({ stores }) => stores.includes(store));
  return {
    products: new Map(judgedProducts(sold, foundation).map((product) => [product.id, product])),
    ask: (query) => ({
      productIds: index.listing({ store, scope: { kind: 'all' }, filters: [], text: query }).ids,
      pages: pages.find(query, () => true).map(({ path }) => path.replace(/^\/|\.html$/g, '')),
    }),
  };
}
