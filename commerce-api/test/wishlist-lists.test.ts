/** Lists of a customer: named, moved between, shared by a link. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RestClient } from 'shared-contracts/rest';
import { sellable, valueOf, type Sellable } from './support/checkout.ts';
import { registered, signedIn } from './support/customers.ts';
import { setStock } from './support/orders.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let products: readonly [Sellable, Sellable, Sellable];
let customers = 0;

beforeAll(async () => {
  const [first, second, third] = await sellable(server);
  if (first === undefined || second === undefined || third === undefined) throw new Error('the catalogue is empty');
  products = [first, second, third];
}, 60_000);

const customer = async (): Promise<{ readonly rest: RestClient; readonly email: string }> => {
  const email = `listy${(customers += 1)}@example.com`;
  return { rest: (await registered(server, email)).rest, email };
};

/** Product ids by the names of lists, newest first. */
const contentOf = async (rest: RestClient): Promise<Readonly<Record<string, readonly number[]>>> => {
  const { wishlist_items: items, lists } = valueOf(await rest.readWishlist());
  return Object.fromEntries(
    lists.map(({ list_id: id, name }) => [name, items.filter((item) => item.list_id === id).map(({ product_id: product }) => product)]),
  );
};

const listNamed = async (rest: RestClient, name: string): Promise<number> =>
  valueOf(await rest.readWishlist()).lists.find((list) => list.name === name)?.list_id ?? -1;

const itemOf = async (rest: RestClient, productId: number): Promise<number> =>
  valueOf(await rest.readWishlist()).wishlist_items.find((item) => item.product_id === productId)?.item_id ?? -1;

describe('[J-173] the lists of a customer', () => {
  it('are made, renamed and deleted with what is on them; the first one stays as it is', async () => {
    const { rest } = await customer();
    const [one, two] = products;
    await rest.addToWishlist(one.sku);
    valueOf(await rest.createWishlistList(' Prezenty '));
    const gifts = await listNamed(rest, 'Prezenty');
    await rest.addToWishlist(two.sku, gifts);
    expect(await contentOf(rest)).toEqual({ '': [one.id], Prezenty: [two.id] });
    valueOf(await rest.renameWishlistList(gifts, 'Na święta'));
    expect(await rest.createWishlistList('na ŚWIĘTA')).toMatchObject({ ok: false, error: { code: 'list_exists' } });
    expect(await rest.createWishlistList('  ')).toMatchObject({
      ok: false,
      error: { code: 'invalid_fields', parameters: { name: 'required' } },
    });
    for (const answer of [
      await rest.renameWishlistList(0, 'Inny'),
      await rest.deleteWishlistList(0),
      await rest.renameWishlistList(999_999, 'X'),
    ])
      expect(answer).toMatchObject({ ok: false, error: { status: 404, code: 'unknown_list' } });
    valueOf(await rest.deleteWishlistList(gifts));
    expect(await contentOf(rest)).toEqual({ '': [one.id] });
    // Another device had not heard of it.
    valueOf(await rest.deleteWishlistList(gifts));
  });

  it('take a product from one another once, and the counter counts it once', async () => {
    const { rest } = await customer();
    const [one, two] = products;
    valueOf(await rest.createWishlistList('Kuchnia'));
    const kitchen = await listNamed(rest, 'Kuchnia');
    await rest.addToWishlist(one.sku);
    await rest.addToWishlist(one.sku, kitchen);
    await rest.addToWishlist(two.sku);
    expect(await rest.readCountable()).toMatchObject({ ok: true, value: { wishlist_count: 2 } });
    valueOf(await rest.moveInWishlist(await itemOf(rest, two.id), kitchen));
    expect(await contentOf(rest)).toEqual({ '': [one.id], Kuchnia: [two.id, one.id] });
    const first = valueOf(await rest.readWishlist()).wishlist_items.find(({ list_id: list }) => list === 0)?.item_id ?? -1;
    valueOf(await rest.moveInWishlist(first, kitchen));
    expect(await contentOf(rest)).toEqual({ '': [], Kuchnia: [two.id, one.id] });
    expect(await rest.moveInWishlist(await itemOf(rest, one.id), 999_999)).toMatchObject({ ok: false, error: { code: 'unknown_list' } });
  });

  it('keep the changes of two devices: what is added to a list that the other one has deleted goes to the first', async () => {
    const { rest, email } = await customer();
    const other = (await signedIn(server, email)).rest;
    const [one, two, three] = products;
    valueOf(await rest.createWishlistList('Biuro'));
    const office = await listNamed(rest, 'Biuro');
    await Promise.all([rest.addToWishlist(one.sku), other.addToWishlist(two.sku), other.addToWishlist(one.sku)]);
    valueOf(await rest.deleteWishlistList(office));
    await other.addToWishlist(three.sku, office);
    const all = await contentOf(rest);
    expect([...(all[''] ?? [])].toSorted()).toEqual([one.id, two.id, three.id].toSorted());
    expect((all[''] ?? [])[0]).toBe(three.id);
  });

  it('know what a product cost when it was added, and that it was sold out', async () => {
    const { rest } = await customer();
    const [one, two] = products;
    await setStock(server, two.sku, 0);
    await rest.addToWishlist(one.sku);
    const { wishlist_items: items } = valueOf(await rest.addToWishlist(two.sku));
    expect(items).toMatchObject([
      { product_id: two.id, was_sold_out: true },
      { product_id: one.id, was_sold_out: false, price_added: one.final_price },
    ]);
    await setStock(server, two.sku, 20);
    expect(valueOf(await rest.readWishlist()).wishlist_items).toEqual(items);
  });

  it('belong to their customer alone, and are twenty at most', async () => {
    const mine = await customer();
    const other = await customer();
    valueOf(await mine.rest.createWishlistList('Moja'));
    const list = await listNamed(mine.rest, 'Moja');
    await mine.rest.addToWishlist(products[0].sku, list);
    const item = await itemOf(mine.rest, products[0].id);
    valueOf(await other.rest.deleteWishlistList(list));
    expect(await other.rest.renameWishlistList(list, 'Cudza')).toMatchObject({ ok: false });
    expect(await other.rest.shareWishlistList(list)).toMatchObject({ ok: false, error: { code: 'unknown_list' } });
    valueOf(await other.rest.moveInWishlist(item, 0));
    expect(await contentOf(mine.rest)).toEqual({ '': [], Moja: [products[0].id] });
    expect(await server.rest.createWishlistList('Gość')).toMatchObject({ ok: false, error: { status: 401 } });
    const answers = [];
    for (let index = 0; index < 21; index += 1) answers.push((await other.rest.createWishlistList(`Lista ${index}`)).ok);
    expect(answers.filter(Boolean)).toHaveLength(20);
  });
});

describe('[J-174] a list that is shared', () => {
  it('is read by anybody with its link, without a word of whose it is, until the link ends or is made anew', async () => {
    const { rest } = await customer();
    const [one, two] = products;
    valueOf(await rest.createWishlistList('Prezenty'));
    const gifts = await listNamed(rest, 'Prezenty');
    await rest.addToWishlist(one.sku, gifts);
    await rest.addToWishlist(two.sku);
    const tokenOf = async (listId: number): Promise<string> => {
      const { lists } = valueOf(await rest.shareWishlistList(listId));
      return lists.find(({ list_id: id }) => id === listId)?.share_token ?? '';
    };
    const first = await tokenOf(gifts);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await server.rest.readSharedWishlist(first)).toEqual({ ok: true, value: { name: 'Prezenty', product_ids: [one.id] } });
    const second = await tokenOf(gifts);
    expect(await server.rest.readSharedWishlist(first)).toMatchObject({ ok: false, error: { status: 404 } });
    valueOf(await rest.moveInWishlist(await itemOf(rest, two.id), gifts));
    expect(await server.rest.readSharedWishlist(second)).toMatchObject({ ok: true, value: { product_ids: [two.id, one.id] } });
    const ended = valueOf(await rest.unshareWishlistList(gifts));
    expect(ended.lists.every(({ share_token: token }) => token === null)).toBe(true);
    expect(await server.rest.readSharedWishlist(second)).toMatchObject({ ok: false, error: { status: 404 } });
    const own = await tokenOf(0);
    expect(await server.rest.readSharedWishlist(own)).toEqual({ ok: true, value: { name: '', product_ids: [] } });
    expect(await contentOf(rest)).toEqual({ '': [], Prezenty: [two.id, one.id] });
  });
});
