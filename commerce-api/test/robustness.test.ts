/** Faults: killed servers. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { killWhen, removeFolder, startFilledServer, startServer, temporaryFolder } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

let folders: string[] = [];
const folder = (): string => {
  const made = temporaryFolder();
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders) removeFolder(made);
  folders = [];
});

const anySku = async (server: RunningServer): Promise<string> => {
  const data = await server.graphql<{ productsForSearch: { items_ids: readonly string[] } }>(
    '{productsForSearch(query:"pralka"){items_ids}}',
  );
  const items = await server.graphql<{
    msProducts: {
      items: readonly { sku: string; qty: number; is_sales_blocked: boolean; available_only_in_store: boolean; min_sale_qty: number }[];
    };
  }>('query($ids:[Int!]){msProducts(ids:$ids){items{sku qty is_sales_blocked available_only_in_store min_sale_qty}}}', {
    ids: data.productsForSearch.items_ids.slice(0, 100).map(Number),
  });
  const found = items.msProducts.items.find(
    (one) => one.qty >= 5 && !one.is_sales_blocked && !one.available_only_in_store && one.min_sale_qty === 1,
  );
  if (found === undefined) throw new Error('the small catalogue has no product to buy');
  return found.sku;
};

describe('[J-02] after kill -9', () => {
  it('acknowledged changes of carts are there', async () => {
    const server = await startFilledServer();
    const { dataDir } = server;
    folders.push(dataDir);
    const sku = await anySku(server);
    const carts = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const created = await server.rest.createCart();
        if (!created.ok) throw new Error(created.error.message);
        const added = await server.rest.addCartItem(created.value, { sku, qty: 1 });
        if (!added.ok) throw new Error(added.error.message);
        return created.value;
      }),
    );
    await server.kill();
    const again = await startServer({ DATA_DIR: dataDir });
    for (const id of carts) {
      expect(await again.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 1, items: [{ sku }] } });
    }
    expect(await again.stop()).toBe(0);
  }, 60_000);

  it('while the catalogue is being filled, the next start fills it again, completely', async () => {
    const dataDir = folder();
    const killed = await killWhen(/filling the catalogue/, { DATA_DIR: dataDir, PRODUCTS: '1000' });
    expect(killed.output).not.toContain('the catalogue is filled');
    const server = await startServer({ DATA_DIR: dataDir, PRODUCTS: '300' });
    const data = await server.graphql<{ productsForCategory: { total_count: number } }>('{productsForCategory(id:"2"){total_count}}');
    expect(data.productsForCategory.total_count).toBeGreaterThan(200);
    // Of the 300 and what is added to them; the killed start would have had three times as many.
    expect(data.productsForCategory.total_count).toBeLessThanOrEqual(400);
    await server.stop();
  }, 60_000);
});
