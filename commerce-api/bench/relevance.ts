/**
 * How well the search answers. `pnpm relevance` judges the demo shop's search by its relevance set and writes docs/reports/relevance.md;
 * it fails when the search is worse than promised. With `--tuning` it prints what is wrong with the queries
 * that the search may be tuned by, and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { demoSearch } from '../src/demo/relevance/demo-search.ts';
import { measure, promised } from '../src/demo/relevance/measure.ts';
import { isHeldBack, relevanceSet } from '../src/demo/relevance/relevance-set.ts';
import { relevanceReport } from '../src/demo/relevance/report.ts';

const now = new Date('2026-11-20T08:00:00Z');
const search = demoSearch({ products: 6000, now });
const set = relevanceSet([...search.products.values()]);
const measureAll = (queries: typeof set) => queries.map((query) => measure(query, search.ask(query.query), search.products));

if (process.argv.includes('--tuning')) {
  const measured = measureAll(set.filter((query) => !isHeldBack(query)));
  for (const { query, ndcg, grades } of measured.filter((one) => one.ndcg < 0.95)) {
    const [best] = search.ask(query).productIds;
    console.log(`${ndcg.toFixed(2)}  ${query}  ${grades.join('')}  ${best === undefined ? '–' : (search.products.get(best)?.name ?? '')}`);
  }
} else {
  const parts = {
    tuned: measureAll(set.filter((query) => !isHeldBack(query))),
    heldBack: measureAll(set.filter(isHeldBack)),
  };
  const { text, worst } = relevanceReport(parts);
  writeFileSync(new URL('../../docs/reports/relevance.md', import.meta.url), text);
  console.log(
    `nDCG@10 ${worst.ndcg.toFixed(3)} at least (promised ${promised.ndcg}), without results ${(worst.emptyRate * 100).toFixed(1)} % at most`,
  );
  process.exitCode = worst.ndcg < promised.ndcg || worst.emptyRate > promised.emptyRate ? 1 : 0;
}
