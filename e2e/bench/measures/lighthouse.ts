import { audit, value, type Report } from '../audit.ts';
import { atLeast, atMost, median, type Measure, type Row } from '../measure.ts';

const RUNS = 5;

const score =
  (id: string) =>
  (report: Report): number =>
    Math.round((report.categories[id]?.score ?? 0) * 100);

const rowsOf = (page: string, reports: readonly Report[]): readonly Row[] => {
  const middle = (read: (report: Report) => number): number => median(reports.map(read));
  return [
    atMost(`${page}: largest contentful paint`, middle(value('largest-contentful-paint')), 1_000, 'ms'),
    atMost(`${page}: first contentful paint`, middle(value('first-contentful-paint')), 750, 'ms'),
    {
      ...atMost(`${page}: total blocking time`, middle(value('total-blocking-time')), 100, 'ms'),
      note: `benchmark index ${Math.round(middle(({ environment }) => environment.benchmarkIndex))}`,
    },
    atMost(`${page}: layout shift`, middle(value('cumulative-layout-shift')), 0.01, ''),
    atLeast(`${page}: performance`, middle(score('performance')), 98, 'points'),
    atLeast(`${page}: accessibility`, middle(score('accessibility')), 100, 'points'),
    atLeast(`${page}: best practices`, middle(score('best-practices')), 100, 'points'),
    atLeast(`${page}: search engines`, middle(score('seo')), 100, 'points'),
  ];
};

/** Lighthouse, mobile preset, simulated throttling, median of five; its benchmark index tells how fast the machine was meanwhile. */
export const lighthouse: Measure = {
  name: 'lighthouse',
  async run({ url, pages }) {
    const rows: Row[] = [];
    for (const [page, path] of [
      ['home', pages.home],
      ['listing', pages.listing],
      ['product', pages.product],
    ] as const) {
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url + path));
      rows.push(...rowsOf(page, reports));
    }
    return rows;
  },
};
