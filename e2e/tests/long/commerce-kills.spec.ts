import { readFileSync } from 'node:fs';
import { freePort } from '../../../scripts/lib/ports.ts';
import { placesOf } from '../../../scripts/lib/paths.ts';
import { Scratch, startScript } from '../../lib/own-servers.ts';
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
