/** Faults: killed servers. */
import { afterAll, expect, it } from '@jest/globals';
import { sellable, valueOf } from './support/checkout.ts';
import { killWhen, removeFolder, startServer, temporaryFolder } from './support/server.ts';

const dataDir = temporaryFolder();
afterAll(() => removeFolder(dataDir));

it('[J-02] after kill -9 while the catalogue is being filled, the next start fills it again, completely; after another one, acknowledged changes of carts are there', async () => {
  const killed = await killWhen(/filling the catalogue/, { DATA_DIR: dataDir, PRODUCTS: '1000' });
  expect(killed.output).not.toContain('the catalogue is filled');
  const server = await startServer({ DATA_DIR: dataDir, PRODUCTS: '120' });
  const data = await server.graphql<{ productsForCategory: { total_count: number } }>('{productsForCategory(id:"2"){total_count}}');
  expect(data.productsForCategory.total_count).toBeGreaterThan(80);
  // Of the 120 and what is added to them; the killed start would have had many times as many.
  expect(data.productsForCategory.total_count).toBeLessThanOrEqual(250);

  const [product] = await sellable(server);
  const sku = product?.sku ?? '';
  const carts = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const id = valueOf(await server.rest.createCart());
      valueOf(await server.rest.addCartItem(id, { sku, qty: 1 }));
      return id;
    }),
  );
  await server.kill();
  const again = await startServer({ DATA_DIR: dataDir });
  for (const id of carts) {
    expect(await again.rest.readCart(id)).toMatchObject({ ok: true, value: { total_count: 1, items: [{ sku }] } });
  }
  expect(await again.stop()).toBe(0);
}, 120_000);
