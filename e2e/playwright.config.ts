import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { withoutPictures } from './lib/browser-start.ts';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:3000';

// The long forms run with `pnpm test:long`.
const notNow = process.env['LONG'] === '1' ? [] : ['**/long/**'];
const tests = join(import.meta.dirname, 'tests');
const withPictures = globSync('**/*.spec.ts', { cwd: tests })
  .map((file) => join(tests, file))
  .filter((file) => /test\.use\([^)]*withPictures/.test(readFileSync(file, 'utf8')));

/** Browser tests of the composed, built shop; `pnpm test` starts it and names it in SHOP_URL. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../reports/browser',
  fullyParallel: true,
  // Tests wait for answers and timers half of the time; with two workers more than cores, some come too late.
  workers: availableParallelism() + 1,
  // Tests that load pictures run together: at each change between the two kinds a worker ends, and another one starts with its browser.
  projects: [
    { name: 'without pictures', testIgnore: [...withPictures, ...notNow] },
    { name: 'with pictures', testMatch: withPictures, testIgnore: notNow },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: '../reports/browser.xml', includeProjectInTestName: true }]],
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  use: {
    baseURL: shop,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // A copy in the place of what a test has changed or taken away would prove the wrong thing; Playwright cannot stand between
    // a worker and the server either. Tests of the worker allow it.
    serviceWorkers: 'block',
    // A trace is recorded for passing tests too and costs a fifth of the run: `--trace on` for one that fails. See `lib/evidence.ts`.
    trace: 'off',
    screenshot: 'off',
    launchOptions: withoutPictures,
  },
});
