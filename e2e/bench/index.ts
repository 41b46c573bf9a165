import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { runCommand } from '../../scripts/lib/run-command.ts';
import { openBenchShop } from './bench-shop.ts';
import { isKept, type Measure, type Row } from './measure.ts';
import { cartFrame } from './measures/cart-frame.ts';
import { cartUpdate } from './measures/cart-update.ts';
import { addToCart } from './measures/add-to-cart.ts';
import { documents } from './measures/documents.ts';
import { federationPrice } from './measures/federation-price.ts';
import { javascript } from './measures/javascript.ts';
import { lighthouse } from './measures/lighthouse.ts';
import { listingQuery } from './measures/listing-query.ts';
import { memory } from './measures/memory.ts';
import { navigation } from './measures/navigation.ts';
import { phoneNavigation } from './measures/phone-navigation.ts';
import { rebuild } from './measures/rebuild.ts';
import { serverCached } from './measures/server-cached.ts';
import { serverRendered } from './measures/server-rendered.ts';
import { startTime } from './measures/start-time.ts';

/** In the order of the table; memory comes after the load. */
const measures: readonly Measure[] = [
  lighthouse,
  documents,
  cartFrame,
  javascript,
  federationPrice,
  serverRendered,
  serverCached,
  memory,
  navigation,
  phoneNavigation,
  addToCart,
  cartUpdate,
  listingQuery,
  rebuild,
  startTime,
];

const rounded = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(value % 1 === 0 ? 0 : 3) : value.toFixed(0));

const line = (row: Row): string => {
  const sign = row.better === 'less' ? '≤' : '≥';
  return `${isKept(row) ? '✓' : '✗'} ${row.name.padEnd(62)} ${`${rounded(row.measured)} ${row.unit}`.padStart(12)}   ${sign} ${rounded(row.budget)} ${row.unit}${row.note === undefined ? '' : `   (${row.note})`}`;
};

// pnpm bench [measure …]: the table of budgets, measured on a full shop; reports/bench.json has the same as data.
await runCommand('bench', async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !measures.some((measure) => measure.name === name));
  if (unknown !== undefined)
    throw new Error(`unknown measure '${unknown}': expected one of ${measures.map(({ name }) => name).join(', ')}`);
  const chosen = wanted.length === 0 ? measures : measures.filter(({ name }) => wanted.includes(name));
  const { shop, stop } = await openBenchShop();
  const rows: Row[] = [];
  const failed: string[] = [];
  try {
    for (const measure of chosen) {
      try {
        const measured = await measure.run(shop);
        rows.push(...measured);
        for (const row of measured) console.log(line(row));
      } catch (error) {
        failed.push(measure.name);
        console.error(`✗ ${measure.name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await stop();
  }
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    join(reports, 'bench.json'),
    `${JSON.stringify(
      rows.map((row) => ({ ...row, ok: isKept(row) })),
      null,
      2,
    )}\n`,
  );
  const missed = rows.filter((row) => !isKept(row)).length;
  console.log(
    `\n${rows.length - missed} of ${rows.length} budgets are kept${failed.length === 0 ? '' : `; not measured: ${failed.join(', ')}`}`,
  );
  if (missed + failed.length > 0) process.exitCode = 1;
});
