/**
 * How fast listings are: `node commerce-api/bench/listing.ts [products]` (default 20,000).
 * Builds the index in memory from the generated catalogue and asks it what shoppers ask; prints a table.
 */
import { generateFoundation, generateProducts } from '../src/demo/catalogue/index.ts';
import { seeded } from '../src/demo/illustrations/random.ts';
import { indexedProduct } from '../src/demo/relevance/indexed-product.ts';
import { searchRules } from '../src/demo/search-rules.ts';
import type { Filter, ListingQuery, Sort } from '../src/listing/catalog-index.ts';
import { MemoryIndex } from '../src/listing/memory-index.ts';

const products = Number(process.argv[2] ?? '20000');
const rounds = 3000;
const budgetMs = 10;
const now = new Date('2026-11-20T08:00:00Z');

const startedAt = performance.now();
const foundation = generateFoundation({ products, now });
const all = Array.from(generateProducts({ products, now }), indexedProduct);
const generatedAt = performance.now();
const index = new MemoryIndex(all, {
  attributes: foundation.attributes,
  categories: new Map(foundation.categories.map((category) => [category.id, category])),
  manufacturers: new Map(foundation.manufacturers.map((manufacturer) => [manufacturer.id, manufacturer])),
  rules: searchRules(),
  alsoCalled: () => [],
});
console.log(
  `${all.length} products generated in ${Math.round(generatedAt - startedAt)} ms, indexed in ${Math.round(performance.now() - generatedAt)} ms`,
);

const random = seeded(7);
const pick = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random.next() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

const facetFilters = (count: number): readonly Filter[] =>
  Array.from({ length: count }, () => {
    const product = pick(all);
    const option = pick(product.options);
    return { code: option.code, values: [String(option.optionId)] };
  });

const sorts: readonly Sort[] = ['popularity', 'price', 'rating', 'newest', 'name'];
const query = (scope: ListingQuery['scope'], filters: readonly Filter[], text?: string): ListingQuery => ({
  store: 'amperio',
  scope,
  filters,
  sort: text === undefined ? pick(sorts) : 'relevance',
  ...(text === undefined ? {} : { text }),
});

const cases: Readonly<Record<string, () => ListingQuery>> = {
  'everything, no filter': () => query({ kind: 'all' }, []),
  'everything, two filters': () => query({ kind: 'all' }, facetFilters(2)),
  'category, no filter': () => query({ kind: 'category', id: pick(all).mainCategoryId }, []),
  'category, two filters': () => query({ kind: 'category', id: pick(all).mainCategoryId }, facetFilters(2)),
  'category, price range': () => query({ kind: 'category', id: pick(all).mainCategoryId }, [{ code: 'price', from: 50_000, to: 250_000 }]),
  search: () => query({ kind: 'all' }, [], pick(all).kind),
  'search with conditions': () => query({ kind: 'all' }, [], `${pick(all).name.toLowerCase()} do 3000 zł`),
  'search for nonsense': () =>
    query({ kind: 'all' }, [], Array.from({ length: 12 }, () => random.next().toString(36).slice(2, 14)).join(' ')),
  'search with a slip': () => query({ kind: 'all' }, [], pick(all).kind.replace(/(.{3})(.)(.)/, '$1$3$2')),
};

const share = (times: readonly number[], part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
let worst = 0;
for (const [name, make] of Object.entries(cases)) {
  const queries = Array.from({ length: rounds }, make);
  for (const one of queries.slice(0, 200)) index.listing(one);
  const times = queries
    .map((one) => {
      const from = performance.now();
      index.listing(one);
      return performance.now() - from;
    })
    .toSorted((a, b) => a - b);
  worst = Math.max(worst, share(times, 0.99));
  console.log(
    `${name.padEnd(26)} p50 ${share(times, 0.5).toFixed(2)} ms   p99 ${share(times, 0.99).toFixed(2)} ms   max ${share(times, 1).toFixed(2)} ms`,
  );
}
console.log(
  `worst p99 ${worst.toFixed(2)} ms (budget ${budgetMs} ms at 20,000 products), memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
process.exitCode = products <= 20_000 && worst > budgetMs ? 1 : 0;
