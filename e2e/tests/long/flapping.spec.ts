import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { CART_ID } from 'shared-contracts';
import { withPictures } from '../../lib/browser-start.ts';
import { noteFigure } from '../../lib/figures.ts';
import { RandomActions } from '../../lib/random-actions.ts';
import { FlappingNetwork } from '../../lib/flapping-network.ts';
import { screens } from '../../lib/screens.ts';
import { seededRandom } from '../../lib/seeded-random.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

const SECONDS = Number(process.env['FLAPPING_SECONDS'] ?? '600');
const SEED = Number(process.env['FLAPPING_SEED'] ?? '11');
const BAD = { failing: 0.3, latencyMs: 5_000 } as const;

test.use({ serviceWorkers: 'allow' });

/** Switches between offline and a bad network every few seconds until `end` (ms). @returns the number of offline periods */
const flap = async (network: FlappingNetwork, context: BrowserContext, random: () => number, end: number): Promise<number> => {
  let spells = 0;
  while (Date.now() < end) {
    network.become(BAD);
    await wait(2_000 + random() * 3_000);
    network.become({ isDown: true });
    await context.setOffline(true);
    await wait(1_000 + random() * 2_000);
    await context.setOffline(false);
    spells += 1;
  }
  return spells;
};

test(`[J-102] ${SECONDS} seconds of a flapping network: the visitor always sees a page, keeps the cart, and ends with the server's state`, async ({
  page,
  context,
  shop,
  shopUrl,
  catalogue,
  complaints,
}) => {
  test.setTimeout(SECONDS * 1_000 + 180_000);
  // Failed requests, and code that failed to load.
  complaints.expect(
    /^error: Failed to load resource/,
    /^error: .*(WebSocket|net::ERR_)/,
    /^error: .*\b(RemoteLoadError|ChunkLoadError|TypeError: Failed to fetch)\b/,
    // A failed part of a page is reported with its cause.
    /^error: PartLoadError\b/,
    /^uncaught: ChunkLoadError\b/,
    /^warning: /,
  );
  const random = seededRandom(SEED);
  const network = await FlappingNetwork.open(shopUrl, random);
  const products = await catalogue.orderable(12);
  const [first, second] = products;
  if (first === undefined || second === undefined) throw new Error('nothing to buy');
  const category = await catalogue.category();
  const paths = [...products.slice(2).map(({ url }) => url), category.url, '/', '/checkout/cart', '/kontakt', '/blog'];
  const visitor = new RandomActions(shop, paths, random);
  const done: string[] = [];
  try {
    await page.setViewportSize(screens.desktop);
    for (const { url } of [first, second]) await shop.buyFrom(network.url + url);
    await shop.expectCartCount(2);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const end = Date.now() + SECONDS * 1_000;
    const flapping = flap(network, context, random, end);
    while (Date.now() < end) {
      done.push(await visitor.act());
      await visitor.expectPage(network.url);
    }
    const spells = await flapping;
    network.become({});
    noteFigure('acts of the visitor', done.length);
    noteFigure('offline spells', spells);
    noteFigure('requests, failed', `${network.counts.asked}, ${network.counts.failed}`);

    // A document requested by the last action may still replace the present one.
    await expect(async () => {
      await shop.navigate('/checkout/cart');
      await expect(shop.heading).toHaveText(new RegExp(shop.texts.translate('mfe-cart-checkout', 'cart.title')), { timeout: 10_000 });
    }).toPass({ timeout: 30_000 });
    for (const { name } of [first, second]) await expect(shop.main.getByRole('link', { name }).first()).toBeVisible();
    // What is still on its way to the server is counted as well.
    const beyondServer = async (): Promise<number> => {
      const shown = /\d+/.exec((await shop.tool('header.cart').textContent()) ?? '')?.[0];
      const { value: cart } = await page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: string },
        CART_ID.name,
      ); // the page's own value
      const answer = await page.request.get(`${shopUrl}/rest/V1/pwa/guest-carts/${cart}`);
      const { total_count: kept } = (await answer.json()) as { total_count: number }; // our own server's answer
      return Number(shown) - kept;
    };
    await expect.poll(beyondServer, 'pieces of the page beyond those of the server').toBe(0);
    await shop.open(`${network.url}/checkout/cart`);
    for (const { name } of [first, second]) await expect(shop.main.getByRole('link', { name }).first()).toBeVisible();
    await expect.poll(beyondServer, 'the same of a page that is opened anew').toBe(0);
    await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeHidden();
  } finally {
    await page.close();
    await network.close();
  }
});
