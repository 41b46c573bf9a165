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
 * Builds and starts a new shop with a small catalogue on free ports for browser tests, and stops it after them.
 * @returns the result of the tests; null when the shop did not start
 */
export const withTestShop = async <Result>(tests: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result | null> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'amperio-test-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CHROME_PATH: findTestBrowser(console.log),
    PORT: String(await freePort()),
    COMMERCE_API_PORT: String(await freePort()),
    COMMERCE_DEV: '1',
    // All shoppers of the tests come from one address.
    WRITE_LIMITS: '0',
    DATA_DIR: dataDir,
    // Releases do not depend on the data folder: builds of earlier runs are reused.
    RELEASES_DIR: process.env['RELEASES_DIR'] ?? join(root, '.data/releases'),
    PRODUCTS,
  };
  try {
    const since = performance.now();
    const shop = await startShop(env, console.log);
    noteStage('build and start of the shop', since);
    try {
      return await tests({ ...env, SHOP_URL: shop.url });
    } finally {
      await shop.stop();
    }
  } catch (error) {
    console.error(`browser tests: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A step with browser tests against the shop of an environment. @param args for Playwright: files, options */
export const browserTests = (title: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Step => ({
  title,
  command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...args],
  env,
});
