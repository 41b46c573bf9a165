import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placesOf, root } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startShop } from '../../scripts/lib/shop.ts';
import { Catalogue } from '../lib/catalogue.ts';
import type { BenchShop } from './measure.ts';

interface OpenShop {
  readonly shop: BenchShop;
  readonly stop: () => Promise<void>;
}

const describe = async (url: string, commerceUrl: string, env: NodeJS.ProcessEnv): Promise<BenchShop> => {
  const catalogue = new Catalogue(url);
  const [product] = await catalogue.buyable(1);
  const listing = await catalogue.category();
  const { releasesDir, registryFile, dataDir } = placesOf(env);
  return {
    url,
    commerceUrl,
    releasesDir,
    registryFile,
    dataDir,
    pages: { home: '/', listing: listing.url, product: product?.url ?? '/', cart: '/checkout/cart' },
  };
};

/** The shop at SHOP_URL (its commerce server at COMMERCE_API_URL), or one with the full catalogue that is started here. */
export const openBenchShop = async (): Promise<OpenShop> => {
  const given = process.env['SHOP_URL'];
  if (given !== undefined) {
    return {
      shop: await describe(given, process.env['COMMERCE_API_URL'] ?? 'http://127.0.0.1:4000', process.env),
      stop: async () => undefined,
    };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'amperio-bench-'));
  const commercePort = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(await freePort()),
    COMMERCE_API_PORT: String(commercePort),
    COMMERCE_API_URL: '',
    DATA_DIR: dataDir,
    RELEASES_DIR: process.env['RELEASES_DIR'] ?? join(root, '.data/releases'),
    // The full catalogue.
    PRODUCTS: process.env['PRODUCTS'] ?? '6000',
  };
  const running = await startShop(env, console.error);
  const stop = async (): Promise<void> => {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { shop: await describe(running.url, `http://127.0.0.1:${commercePort}`, env), stop };
};
