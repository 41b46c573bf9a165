import { CART_ID } from 'shared-contracts';
import { Catalogue } from '../../lib/catalogue.ts';
import { withBrowser } from '../browser.ts';
import { atMost, median, type Measure } from '../measure.ts';

const RUNS = 5;
const BITS_PER_BYTE = 8;

/** What Lighthouse's mobile preset simulates: a slow phone on a slow connection. */
const slowPhone = { latency: 150, throughput: (1.6 * 1024 * 1024) / BITS_PER_BYTE, cpuSlowdown: 4 } as const;

/** The cart with three items on a slow phone: the frame that the server draws, and the items. */
export const cartFrame: Measure = {
  name: 'cart-frame',
  run: ({ url, pages }) =>
    withBrowser(async (browser) => {
      const products = await new Catalogue(url).buyable(3);
      const frames: number[] = [];
      const items: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const filled = await browser.newContext({ baseURL: url, viewport: { width: 412, height: 823 } });
        const cart = (await (await filled.request.post('/rest/V1/pwa/guest-carts', { data: {} })).json()) as string; // the contract: an id as a JSON string
        for (const { sku } of products) {
          await filled.request.post(`/rest/V1/pwa/guest-carts/${cart}/items`, { data: { cartItem: { sku, qty: 1 } } });
        }
        const stored = { version: CART_ID.version, timeStored: Date.now(), ttl: CART_ID.lifeMs ?? null, value: cart };
        await filled.addInitScript(([key, value]) => localStorage.setItem(key, value), [CART_ID.name, JSON.stringify(stored)] as const);
        await filled.addInitScript(() => {
          new PerformanceObserver((list) => Reflect.set(window, 'amperioPaint', list.getEntries().at(-1)?.startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        const page = await filled.newPage();
        const session = await filled.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: slowPhone.latency,
          downloadThroughput: slowPhone.throughput,
          uploadThroughput: slowPhone.throughput,
        });
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
        await page.goto(pages.cart, { waitUntil: 'commit' });
        await page.waitForFunction(() => typeof Reflect.get(window, 'amperioPaint') === 'number');
        frames.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN));
        await page.getByRole('main').getByRole('link', { name: products[2]?.name ?? '' }).first().waitFor();
        items.push(await page.evaluate(() => performance.now()));
        await filled.close();
      }
      return [
        atMost('cart with three items: frame is painted', median(frames), 1_000, 'ms'),
        atMost('cart with three items: items are there', median(items), 2_000, 'ms'),
      ];
    }),
};
