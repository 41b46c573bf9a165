/** Calls of sellers at staff terminals. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sellable, valueOf, type Sellable } from './support/checkout.ts';
import { signedIn } from './support/customers.ts';
import { type RunningServer } from './support/server.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let products: readonly Sellable[];

beforeAll(async () => {
  products = await sellable(server);
}, 60_000);

const seller = () => signedIn(server, 'ewa.salon@example.com');

describe('a seller of a shop', () => {
  it('[A-42] reads where the pieces of products lie, with their ids', async () => {
    const { rest } = await seller();
    // The cheapest ones are those whose stock other tests set.
    const asked = products.slice(-40);
    const { items } = valueOf(await rest.neoportalData([...asked.map(({ sku }) => sku), 'NIE-MA']));
    expect(items.map(({ product_id: id, sku }) => [id, sku])).toEqual(asked.map(({ id, sku }) => [id, sku]));
    for (const { central_qty: central, stores, catalog_price: before, final_price: price } of items) {
      expect(central).toBeGreaterThanOrEqual(0);
      expect(before).toBeGreaterThanOrEqual(price);
      for (const { name, qty } of stores) expect([name === '', qty > 0]).toEqual([false, true]);
    }
    expect(items.filter(({ stores }) => stores.length > 0).length).toBeGreaterThan(5);
  });

  it('[A-43] [A-44] [A-45] [F-08] lists the shops, has none at first, chooses one, and has it on every device', async () => {
    const { rest } = await seller();
    const { items } = valueOf(await rest.neoportalStores());
    expect(items.length).toBeGreaterThan(5);
    expect(valueOf(await rest.chosenNeoportalStore())).toEqual({ store: null });
    const [, krakow] = items;
    expect(valueOf(await rest.chooseNeoportalStore(krakow?.id ?? 0))).toEqual({ store: krakow });
    const elsewhere = await seller();
    expect(valueOf(await elsewhere.rest.chosenNeoportalStore())).toEqual({ store: krakow });
    expect(valueOf(await elsewhere.rest.chooseNeoportalStore(items[0]?.id ?? 0))).toEqual({ store: items[0] });
    expect(await rest.chooseNeoportalStore(999)).toMatchObject({ ok: false, error: { status: 404, code: 'unknown_shop' } });
    expect(valueOf(await rest.chosenNeoportalStore())).toEqual({ store: items[0] });
  });

  it.each([
    ['A-42', (rest: RunningServer['rest']) => rest.neoportalData(['x'])],
    ['A-43', (rest: RunningServer['rest']) => rest.neoportalStores()],
    ['A-44', (rest: RunningServer['rest']) => rest.chosenNeoportalStore()],
    ['A-45', (rest: RunningServer['rest']) => rest.chooseNeoportalStore(11)],
  ])('[%s] is for sellers alone: guests and other customers are refused', async (_, call) => {
    expect(await call(server.rest)).toMatchObject({ ok: false, error: { status: 401, code: 'not_signed_in' } });
    const { rest } = await signedIn(server, 'anna.nowak@example.com');
    expect(await call(rest)).toMatchObject({ ok: false, error: { status: 403, code: 'not_neoportal' } });
  });
});
