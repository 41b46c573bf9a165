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
 * Builds and starts a small, fresh shop on free ports for browser tests, and ends it after them.
 * @returns what the tests return; null when there is no shop to test
 */
export const withTestShop = async <Result>(tests: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result | null> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'amperio-test-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CHROME_PATH: findTestBrowser(console.log),
    PORT: String(await freePort()),
    COMMERCE_API_PORT: String(await freePort()),
    COMMERCE_DEV: '1',
    DATA_DIR: dataDir,
    // Releases are the same for every data folder: a build of an earlier run is used again.
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

/** Browser tests against the shop of an environment. @param args of Playwright: files, options */
export const browserTests = (title: string, env: NodeJS.ProcessEnv, args: readonly string[] = []): Step => ({
  title,
  command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...args],
  env,
});
