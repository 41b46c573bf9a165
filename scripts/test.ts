import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.ts';
import { readReports } from './lib/junit.ts';
import { root } from './lib/paths.ts';
import { freePort } from './lib/ports.ts';
import { startShop } from './lib/shop.ts';
import { runStep, staticChecks, unitTests, type Step } from './lib/steps.ts';

// pnpm test: every check and test, browser tests included, against a shop of its own that is built and started here.
const PRODUCTS = '900';

const BROWSER_TESTS = 'browser tests';

/** Runs what needs built releases: the expectations of packages on each other, and the browser tests against a fresh shop. @returns what failed */
const shopTests = async (): Promise<readonly string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'amperio-test-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CHROME_PATH: findChromium(console.log),
    PORT: String(await freePort()),
    COMMERCE_API_PORT: String(await freePort()),
    COMMERCE_DEV: '1',
    DATA_DIR: dataDir,
    // Releases are the same for every data folder: a build of an earlier run is used again.
    RELEASES_DIR: process.env['RELEASES_DIR'] ?? join(root, '.data/releases'),
    PRODUCTS,
  };
  try {
    const shop = await startShop(env, console.log);
    try {
      const node = [process.execPath, '--disable-warning=ExperimentalWarning'];
      const playwright = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'];
      const steps: readonly Step[] = [
        { title: 'expectations of packages on each other', command: [...node, 'scripts/expectations.ts'], env },
        { title: BROWSER_TESTS, command: playwright, env: { ...env, SHOP_URL: shop.url } },
      ];
      const failed: string[] = [];
      for (const step of steps) if (!(await runStep(step))) failed.push(step.title);
      return failed;
    } finally {
      await shop.stop();
    }
  } catch (error) {
    console.error(`${BROWSER_TESTS}: ${error instanceof Error ? error.message : String(error)}`);
    return [BROWSER_TESTS];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

rmSync(join(root, 'reports'), { recursive: true, force: true });
const failedSteps: string[] = [];
for (const step of [...staticChecks, unitTests]) if (!(await runStep(step))) failedSteps.push(step.title);
failedSteps.push(...(await shopTests()));

const cases = readReports(join(root, 'reports'));
const count = (outcome: string) => cases.filter((test) => test.outcome === outcome).length;
// A step that fails without a failing test in it (types, lint, a crash) counts as one failure.
const failed = Math.max(count('failed'), failedSteps.length);
if (failedSteps.length > 0) console.error(`\nNot passed: ${failedSteps.join(', ')}`);
console.log(`\n${count('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
