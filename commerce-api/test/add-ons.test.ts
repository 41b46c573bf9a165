/** Warranties and services of a cart's lines over REST. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { formatTranslationCookie, TRANSLATION_COOKIE } from 'shared-contracts';
import type { Cart } from 'shared-contracts/rest';
import { customerShopper, guestShopper, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { newKey } from './support/orders.ts';
import { addOnProducts, at, protector, shopFor, type AddOnProducts } from './support/add-ons.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let phone: AddOnProducts['phone'];
let large: AddOnProducts['large'];
let cheap: AddOnProducts['cheap'];

beforeAll(async () => {
  ({ phone, large, cheap } = await addOnProducts(server));
}, 60_000);

const bases: readonly (readonly [string, () => Promise<Shopper>])[] = [
  ['a guest', () => guestShopper(server)],
  ['a customer', () => customerShopper(server)],
];

describe.each(bases)('[A-02] the cart of %s', (_, start) => {
  it('[A-19] [A-20] a warranty is set, replaced and taken away; each answer is the whole cart with its total', async () => {
    const shopper = await start();
    const before = await shopper.add(large.sku, 2);
    const [item] = before.items;
    const { rest, cart } = shopper;
    for (const { id, name, price } of large.warranties.slice(0, 2)) {
      const set = valueOf(await rest.setWarranty(cart, item?.item_id ?? 0, id));
      expect(set.items[0]).toMatchObject({ warranty: { id, name, value: price }, row_total: item?.row_total, add_ons_total: 2 * price });
      expect(set.total).toBe(before.total + 2 * price);
      expect(set.summary).toMatchObject({ add_ons: 2 * price, subtotal: before.summary?.subtotal });
      // Made again it changes nothing, not even the version.
      expect(valueOf(await rest.setWarranty(cart, item?.item_id ?? 0, id)).version).toBe(set.version);
    }
    const unset = valueOf(await rest.unsetWarranty(cart, item?.item_id ?? 0));
    expect(unset).toMatchObject({ total: before.total, items: [{ warranty: null, add_ons_total: 0 }] });
    expect(valueOf(await rest.unsetWarranty(cart, item?.item_id ?? 0)).version).toBe(unset.version);
  });

  it('[A-21] [C-03] services are listed with a flag, set and taken away one by one', async () => {
    const shopper = await start();
    const before = await shopper.add(large.sku);
    const itemId = before.items[0]?.item_id ?? 0;
    const [first, second] = [at(large.services, 0), at(large.services, 1)];
    const flags = (of: Cart) => of.items[0]?.services.map(({ id, selected }) => [id, selected]);
    expect(flags(before)).toEqual(large.services.map(({ id }) => [id, false]));
    const one = valueOf(await shopper.rest.setService(shopper.cart, itemId, first));
    const both = valueOf(await shopper.rest.setService(shopper.cart, itemId, second));
    expect(flags(both)).toEqual(large.services.map(({ id }) => [id, id === first.id || id === second.id]));
    expect(both.total).toBe(before.total + first.price + second.price);
    expect(valueOf(await shopper.rest.setService(shopper.cart, itemId, second)).version).toBe(both.version);
    expect(one.version).toBeLessThan(both.version);
    const less = valueOf(await shopper.rest.unsetService(shopper.cart, itemId, first.id));
    expect(flags(less)).toEqual(large.services.map(({ id }) => [id, id === second.id]));
    expect(less.total).toBe(before.total + second.price);
    expect(valueOf(await shopper.rest.unsetService(shopper.cart, itemId, first.id)).version).toBe(less.version);
  });

  it('[A-21] a protector is set with the shop that fits it, and the other finish takes its place', async () => {
    const shopper = await start();
    const { items } = await shopper.add(phone.sku);
    const itemId = items[0]?.item_id ?? 0;
    const shop = shopFor(phone, protector(phone, 'matte').id);
    const set = valueOf(await shopper.rest.setService(shopper.cart, itemId, { id: protector(phone, 'matte').id, optionId: shop.id }));
    const chosen = (of: Cart) => of.items[0]?.services.filter(({ selected }) => selected);
    expect(chosen(set)).toEqual([
      {
        id: protector(phone, 'matte').id,
        name: protector(phone, 'matte').name,
        price: protector(phone, 'matte').price,
        selected: true,
        needs_shop: true,
        option: shop,
      },
    ]);
    const other = valueOf(await shopper.rest.setService(shopper.cart, itemId, { id: protector(phone, 'privacy').id, optionId: shop.id }));
    expect(chosen(other)?.map(({ id }) => id)).toEqual([protector(phone, 'privacy').id]);
    const { calls } = shopper.rest;
    const path = { cartId: shopper.cart.kind === 'mine' ? 'mine' : shopper.cart.cartId, itemId, serviceId: protector(phone, 'privacy').id };
    const base = shopper.cart.kind === 'mine' ? '/rest/V1/pwa/carts/{cartId}' : '/rest/V1/pwa/guest-carts/{cartId}';
    const elsewhere = await calls.DELETE(`${base}/unset-service/{itemId}/{serviceId}/{optionId}`, {
      params: { path: { ...path, optionId: 1 } },
    });
    expect(elsewhere.data && chosen(elsewhere.data)).toHaveLength(1);
    const gone = await calls.DELETE(`${base}/unset-service/{itemId}/{serviceId}/{optionId}`, {
      params: { path: { ...path, optionId: shop.id } },
    });
    expect(gone.data && chosen(gone.data)).toEqual([]);
  });

  it('[A-09] an addition brings warranty and services with it, once; another choice is another line', async () => {
    const shopper = await start();
    const warranty = at(phone.warranties, 1);
    const service = { id: protector(phone, 'matte').id, optionId: shopFor(phone, protector(phone, 'matte').id).id };
    const item = { sku: phone.sku, qty: 1, warrantyId: warranty.id, services: [service] };
    const key = newKey();
    const added = valueOf(await shopper.rest.addCartItem(shopper.cart, item, key));
    expect(valueOf(await shopper.rest.addCartItem(shopper.cart, item, key))).toEqual(added);
    expect(added).toMatchObject({ total_count: 1, items: [{ qty: 1, warranty: { id: warranty.id } }] });
    expect(added.total).toBe(phone.final_price + warranty.price + protector(phone, 'matte').price);
    const again = valueOf(await shopper.rest.addCartItem(shopper.cart, item));
    expect(again.items).toMatchObject([{ qty: 2, add_ons_total: 2 * (warranty.price + protector(phone, 'matte').price) }]);
    const plain = valueOf(await shopper.rest.addCartItem(shopper.cart, { sku: phone.sku, qty: 1 }));
    expect(plain.items).toMatchObject([
      { qty: 2, warranty: { id: warranty.id } },
      { qty: 1, warranty: null, add_ons_total: 0 },
    ]);
  });
});

describe('what does not fit', () => {
  it.each([
    [
      'a warranty that is not offered',
      'warranty_not_offered',
      (shopper: Shopper, itemId: number) => shopper.rest.setWarranty(shopper.cart, itemId, 99),
    ],
    [
      'a service of other products',
      'service_not_offered',
      (shopper: Shopper, itemId: number) => shopper.rest.setService(shopper.cart, itemId, { id: 5 }),
    ],
    [
      'a protector without a shop',
      'wrong_service_option',
      (shopper: Shopper, itemId: number) => shopper.rest.setService(shopper.cart, itemId, { id: protector(phone, 'matte').id }),
    ],
    [
      'a protector in a shop that fits none',
      'wrong_service_option',
      (shopper: Shopper, itemId: number) =>
        shopper.rest.setService(shopper.cart, itemId, { id: protector(phone, 'matte').id, optionId: 18 }),
    ],
    [
      'a line that is not there',
      'item_not_found',
      (shopper: Shopper) => shopper.rest.setWarranty(shopper.cart, 77, at(phone.warranties, 0).id),
    ],
    [
      'an addition with a warranty that is not offered',
      'warranty_not_offered',
      (shopper: Shopper) => shopper.rest.addCartItem(shopper.cart, { sku: cheap.sku, qty: 1, warrantyId: 1 }),
    ],
    [
      'an addition with both finishes',
      'service_not_offered',
      (shopper: Shopper) =>
        shopper.rest.addCartItem(shopper.cart, {
          sku: phone.sku,
          qty: 1,
          services: [protector(phone, 'matte'), protector(phone, 'privacy')].map(({ id }) => ({ id, optionId: shopFor(phone, id).id })),
        }),
    ],
  ])('[A-19] [A-21] %s is refused in Polish, and the cart stays as it was', async (_, code, call) => {
    const shopper = await guestShopper(server);
    await shopper.add(phone.sku);
    const before = await shopper.read();
    expect(await call(shopper, before.items[0]?.item_id ?? 0)).toMatchObject({
      ok: false,
      error: { status: 400, code, message: expect.stringMatching(/[a-ząćęłńóśźż]+\.$/) },
    });
    expect(await shopper.read()).toEqual(before);
  });

  it('[A-19] [A-20] [A-21] nobody changes the lines of another cart', async () => {
    const owner = await customerShopper(server);
    const { cart_id: cartId, items } = await owner.add(large.sku);
    const itemId = items[0]?.item_id ?? 0;
    const { rest } = server;
    const foreign = { kind: 'guest', cartId } as const;
    for (const refused of [
      await rest.setWarranty(foreign, itemId, at(large.warranties, 0).id),
      await rest.unsetWarranty(foreign, itemId),
      await rest.setService(foreign, itemId, { id: at(large.services, 0).id }),
      await rest.unsetService(foreign, itemId, at(large.services, 0).id),
    ]) {
      expect(refused).toMatchObject({ ok: false, error: { status: 404, code: 'cart_not_found' } });
    }
  });

  it('[A-21] the GET that writes is kept nowhere', async () => {
    const shopper = await guestShopper(server);
    const { cart_id: cartId, items } = await shopper.add(large.sku);
    const path = `/rest/V1/pwa/guest-carts/${cartId}/set-service/${items[0]?.item_id}/${at(large.services, 0).id}`;
    const response = await fetch(`${server.url}${path}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await fetch(`${server.url}${path}/x`)).status).toBe(400);
  });
});

describe('warranty options', () => {
  it('[A-30] are those of the product at the price that is asked for', async () => {
    const now = valueOf(await server.rest.warrantyOptions(phone.sku, phone.final_price));
    expect(now.options.map(({ id, name, price }) => ({ id, name, price }))).toEqual(phone.warranties);
    const dear = valueOf(await server.rest.warrantyOptions(phone.sku, 500_000));
    expect(dear).toMatchObject({ sku: phone.sku, price: 500_000 });
    expect(at(dear.options, 0).price).toBeGreaterThan(at(now.options, 0).price);
    expect(valueOf(await server.rest.warrantyOptions(phone.sku, 100)).options).toEqual([]);
  });

  it('[A-30] an unknown product has none, and a price that is none is refused', async () => {
    expect(await server.rest.warrantyOptions('NIE-MA', 10_000)).toMatchObject({ ok: false, error: { status: 404, code: 'unknown_sku' } });
    expect((await fetch(`${server.url}/rest/V1/warranty/options/${phone.sku}/drogo`)).status).toBe(400);
    expect((await fetch(`${server.url}/rest/V1/warranty/options/${phone.sku}/-5`)).status).toBe(400);
  });

  it('[A-30] are told in Ukrainian to who reads Ukrainian', async () => {
    const path = `${server.url}/rest/V1/warranty/options/${large.sku}/${large.final_price}`;
    const response = await fetch(path, { headers: { cookie: `${TRANSLATION_COOKIE}=${formatTranslationCookie('ua')}` } });
    expect(await response.json()).toMatchObject({ options: [{ name: 'Гарантія +1 рік' }, { name: 'Гарантія +2 роки' }] });
  });
});
