import { readFileSync } from 'node:fs';
import { freePort } from '../../../scripts/lib/ports.ts';
import { placesOf } from '../../../scripts/lib/paths.ts';
import { Scratch, startCommerce, startHost, startScript, type OwnServer } from '../../lib/own-servers.ts';
import { ask } from '../../lib/graphql.ts';
import { expect, test } from '../../lib/test.ts';

interface CartItem {
  readonly sku: string;
  readonly qty: number;
}

const carts = '/rest/V1/pwa/guest-carts';

const json = async (url: string, body: object): Promise<unknown> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
};

const itemsOf = async (url: string, cart: string): Promise<readonly CartItem[]> => {
  const response = await fetch(`${url}${carts}/${cart}?response_type=full`);
  return ((await response.json()) as { items: CartItem[] }).items; // the contract's shape (C-01)
};

/** Products of a small shop that can be bought in numbers. */
const skus = async (url: string): Promise<readonly string[]> => {
  const { productsForSearch } = await ask<{ productsForSearch: { items_ids: string[] } }>(
    url,
    '{ productsForSearch(query: "a") { items_ids } }',
  ).catch(() => ({
    productsForSearch: { items_ids: [] as string[] }, // an empty literal has no element type
  }));
  const { msCategories } = await ask<{ msCategories: { items: { id: number }[] } }>(url, '{ msCategories { items { id } } }');
  const listings = await Promise.all(
    msCategories.items.slice(0, 12).map(({ id }) =>
      ask<{ productsForCategory: { items_ids: string[] } }>(url, 'query L($id: String!) { productsForCategory(id: $id) { items_ids } }', {
        id: String(id),
      }),
    ),
  );
  const ids = [
    ...new Set([...productsForSearch.items_ids, ...listings.flatMap(({ productsForCategory }) => productsForCategory.items_ids)]),
  ].map(Number);
  const { msProducts } = await ask<{
    msProducts: {
      items: { sku: string; qty: number; is_sales_blocked: boolean; available_only_in_store: boolean; min_sale_qty: number }[];
    };
  }>(url, 'query P($ids: [Int!]!) { msProducts(ids: $ids) { items { sku qty is_sales_blocked available_only_in_store min_sale_qty } } }', {
    ids: ids.slice(0, 100),
  });
  return msProducts.items
    .filter(
      ({ qty, is_sales_blocked, available_only_in_store, min_sale_qty }) =>
        qty >= 2 && !is_sales_blocked && !available_only_in_store && min_sale_qty === 1,
    )
    .map(({ sku }) => sku);
};

test.describe('the commerce server goes down', () => {
  test('the shop answers 503 with Retry-After; when the server is back, so are the pages', async ({ page, shop, complaints }) => {
    test.setTimeout(90_000);
    complaints.expect(/503/, /WebSocket/);
    const scratch = new Scratch();
    const port = await freePort();
    // Its catalogue is filled before: it restarts within seconds, before the error page retries by itself.
    const filled = await startCommerce({ dataDir: scratch.path('data'), port });
    await filled.ready('/readyz');
    await filled.stop();
    const host = await startHost({ commerceUrl: `http://127.0.0.1:${port}` });
    let commerce: OwnServer | undefined;
    try {
      await host.ready('/healthz');
      const answer = await fetch(`${host.url}/`);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const api = await fetch(`${host.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
      expect(api.status).toBe(503);
      expect(api.headers.get('retry-after')).not.toBeNull();
      expect(Object.keys((await api.json()) as object)).toEqual(['message', 'code', 'trace']); // the contract

      // [V-04] What the visitor sees, and the recovery.
      await page.goto(`${host.url}/`);
      await expect(shop.heading).toHaveText(shop.texts.translate('host-shell/views', 'connection.online'));
      commerce = await startCommerce({ dataDir: scratch.path('data'), port });
      await commerce.ready('/readyz');
      expect((await fetch(`${host.url}/`)).status).toBe(200);
      await page.getByRole('button').click();
      await expect(shop.footer).toBeVisible();
      await page.close(); // before its host stops
    } finally {
      await host.stop();
      await commerce?.stop();
      scratch.remove();
    }
  });

  test('[V-10] [V-02] the error page reloads once; a second failure within 30 s ends in the maintenance page', async ({
    page,
    shop,
    texts,
    complaints,
  }) => {
    complaints.expect(/503/, /WebSocket/);
    const host = await startHost({ commerceUrl: `http://127.0.0.1:${await freePort()}` });
    const failure = texts.translate('host-shell/views', 'connection.online');
    const maintenance = texts.translate('host-shell/views', 'maintenance.title');
    try {
      await host.ready('/healthz');
      await page.clock.install();
      await page.goto(`${host.url}/`);
      await expect(shop.heading).toHaveText(failure);
      await shop.markDocument();
      // The page's countdown runs on the fake clock.
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(shop.heading).toHaveText(maintenance, { timeout: 1_000 });
      }).toPass();
      expect(await shop.isSameDocument()).toBe(false);
      expect(maintenance).toBe('Zasypały nas spadające ceny!');
      await expect(shop.main.or(page.locator('#root')).getByText('Wróć do nas za chwilę!')).toBeVisible();
      await page.clock.fastForward(60_000);
      await expect(shop.heading).toHaveText(maintenance);
      await page.reload();
      await expect(shop.heading).toHaveText(failure);
      await page.close(); // before its host stops
    } finally {
      await host.stop();
    }
  });

  test('after kill -9 every acknowledged change of a cart is kept, and the shop recovers by itself', async () => {
    test.setTimeout(90_000);
    const scratch = new Scratch();
    const [port, commercePort] = [await freePort(), await freePort()];
    const places = placesOf(process.env);
    const shop = startScript('scripts/start.ts', `http://127.0.0.1:${port}`, {
      PORT: String(port),
      COMMERCE_API_PORT: String(commercePort),
      COMMERCE_API_URL: '',
      DATA_DIR: scratch.path('data'),
      RELEASES_DIR: places.releasesDir,
      REGISTRY_FILE: scratch.path('data', 'registry.json'),
      PRODUCTS: '60',
    });
    try {
      await shop.ready('/healthz');
      const [sku] = await skus(shop.url);
      if (sku === undefined) throw new Error('nothing to buy');
      const commercePid = (): number => Number(readFileSync(scratch.path('data', 'commerce.lock'), 'utf8').split('\n')[0]);
      for (let round = 0; round < 3; round += 1) {
        const acknowledged: string[] = [];
        const life = new AbortController();
        const writers = Array.from({ length: 4 }, async () => {
          while (!life.signal.aborted) {
            try {
              const cart = String(await json(`${shop.url}${carts}`, {}));
              await json(`${shop.url}${carts}/${cart}/items`, { cartItem: { sku, qty: 1 } });
              acknowledged.push(cart);
            } catch {
              return; // not acknowledged
            }
          }
        });
        await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
        const before = commercePid();
        process.kill(before, 'SIGKILL');
        life.abort();
        await Promise.all(writers);
        await expect.poll(async () => (await fetch(`${shop.url}/check-version`)).status, { timeout: 20_000 }).toBe(200);
        expect(commercePid()).not.toBe(before);
        for (const cart of acknowledged) expect(await itemsOf(shop.url, cart)).toMatchObject([{ sku, qty: 1 }]);
        expect((await fetch(`${shop.url}/`)).status).toBe(200);
      }
    } finally {
      await shop.stop();
      scratch.remove();
    }
  });
});
