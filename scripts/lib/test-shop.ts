import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from './chromium.ts';
import { root } from './paths.ts';
import { freePort } from './ports.ts';
import { startShop } from './shop.ts';
import { noteStage, type Step } from './steps.ts';

const PRODUCTS = '900';

/**
 * Builds and starts a new shop with a small catalogue on free ports, and stops it after its use.
 * @param title of whom it is for, in a message about a shop that does not start
 * @param settings beside those of the process
 * @returns the result of its use; null when the shop did not start, or the use failed
 */
export const withOwnShop = async <Result>(
  title: string,
  settings: NodeJS.ProcessEnv,
  use: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result | null> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'amperio-test-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(await freePort()),
    COMMERCE_API_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    // Releases do not depend on the data folder: builds of earlier runs are reused.
    RELEASES_DIR: process.env['RELEASES_DIR'] ?? join(root, '.data/releases'),
    PRODUCTS,
    ...settings,
  };
  try {
    const since = performance.now();
    const shop = await startShop(env, console.log);
    noteStage('build and start of the shop', since);
    try {
      return await use({ ...env, SHOP_URL: shop.url });
    } finally {
      await shop.stop();
    }
  } catch (error) {
    console.error(`${title}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A shop of its own for browser tests, with the calls for tests. */
export const withTestShop = <Result>(tests: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result | null> =>
  withOwnShop(
    'browser tests',
    {
      CHROME_PATH: findTestBrowser(console.log),
      COMMERCE_DEV: '1',
      // All shoppers of the tests come from one address.
      WRITE_LIMITS: '0',
    },
    tests,
  );

/** A step with browser tests against the shop of an environment. @param args for Playwright: files, options */
export const browserTests = (title: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Step => ({
  title,
  command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...args],
  env,
});
