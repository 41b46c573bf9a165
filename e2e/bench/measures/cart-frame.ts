import type { Browser, BrowserContext } from '@playwright/test';
import { CART_ID } from 'shared-contracts';
import { Catalogue } from '../../lib/catalogue.ts';
import { withBrowser } from '../browser.ts';
import { atMost, median, type BenchShop, type Measure } from '../measure.ts';
import { noteCartPaints, type CartPaints } from './cart-paints.ts';

const RUNS = 7;
const BITS_PER_BYTE = 8;

/** What Lighthouse's mobile preset simulates: a slow phone on a slow connection. */
const slowPhone = { latency: 150, throughput: (1.6 * 1024 * 1024) / BITS_PER_BYTE, cpuSlowdown: 4 } as const;

/** Puts products into a new guest's cart and stores its id in the browser. */
const fillCart = async (visitor: BrowserContext, skus: readonly string[]): Promise<void> => {
  const cart = (await (await visitor.request.post('/rest/V1/pwa/guest-carts', { data: {} })).json()) as string; // the contract: an id as a JSON string
  for (const sku of skus) await visitor.request.post(`/rest/V1/pwa/guest-carts/${cart}/items`, { data: { cartItem: { sku, qty: 1 } } });
  const stored = { version: CART_ID.version, timeStored: Date.now(), ttl: CART_ID.lifeMs ?? null, value: cart };
  await visitor.addInitScript(([key, value]) => localStorage.setItem(key, value), [CART_ID.name, JSON.stringify(stored)] as const);
};

/** Opens the cart on the slow phone with an empty cache. */
const openOnce = async (
  browser: Browser,
  { url, pages }: BenchShop,
  products: readonly { readonly sku: string; readonly name: string }[],
): Promise<CartPaints> => {
  const visitor = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } });
  try {
    await fillCart(
      visitor,
      products.map(({ sku }) => sku),
    );
    await visitor.addInitScript(
      noteCartPaints,
      products.map(({ name }) => name),
    );
    const page = await visitor.newPage();
    const session = await visitor.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: slowPhone.throughput,
      uploadThroughput: slowPhone.throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
    await page.goto(pages.cart, { waitUntil: 'commit' });
    // One awaited promise: polling would take time of the throttled processor.
    return (await page.evaluate(() => Reflect.get(window, 'amperioPaints') as unknown)) as CartPaints; // made by noteCartPaints
  } finally {
    await visitor.close();
  }
};

/** The cart with three items on a slow phone: when the frame rendered by the server and when the items are painted. */
export const cartFrame: Measure = {
  name: 'cart-frame',
  run: (shop) =>
    withBrowser(async (browser) => {
      const products = await new Catalogue(shop.url).buyable(3);
      const paints: CartPaints[] = [];
      for (let run = 0; run < RUNS; run += 1) paints.push(await openOnce(browser, shop, products));
      return [
        atMost('cart with three items: largest paint of the frame', median(paints.map(({ frame }) => frame)), 1_000, 'ms'),
        atMost('cart with three items: items are there', median(paints.map(({ items }) => items)), 2_000, 'ms'),
      ];
    }),
};
