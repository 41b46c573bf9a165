import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countOf, longReport, readLongRun, type LongTest } from './lib/long-report.ts';
import { root } from './lib/paths.ts';
import { runStep } from './lib/steps.ts';
import { browserTests, withTestShop } from './lib/test-shop.ts';

// pnpm test:long: the browser tests that are too long for every run, against a shop of their own; their report is to be committed.
const REPORT = join(root, 'docs/reports/test-long.md');

const runs = [
  // What it measures is measured alone.
  { title: 'a hundred releases under load', args: ['server/release-swaps.spec', '--workers=1'], env: { RELEASE_SWAPS: '100' } },
  { title: 'long browser tests', args: ['tests/long/'], env: { LONG: '1' } },
];

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const readRun = (file: string): LongTest[] => (existsSync(file) ? readLongRun(JSON.parse(readFileSync(file, 'utf8'))) : []);

const at = new Date().toISOString();
const tests: LongTest[] = [];
const hasPassed = await withTestShop(async (env) => {
  let isWell = true;
  for (const [number, run] of runs.entries()) {
    const json = join(root, `reports/long-${number}.json`);
    rmSync(json, { force: true });
    const runEnv = { ...env, ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: json };
    if (!(await runStep(browserTests(run.title, runEnv, [...run.args, '--reporter=list,json'])))) isWell = false;
    tests.push(...readRun(json));
  }
  return isWell;
});

if (tests.length > 0) {
  const isChanged = git('status', '--porcelain', '--', '.', ':!docs/reports') !== '';
  const commit = git('rev-parse', '--short', 'HEAD') + (isChanged ? ' and changes' : '');
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, longReport({ at, commit, tests }));
}
// A run that fails without a failing test in it (no shop, a crash) counts as one failure.
const failed = Math.max(countOf(tests, 'failed'), hasPassed === true ? 0 : 1);
console.log(`\n${countOf(tests, 'passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
