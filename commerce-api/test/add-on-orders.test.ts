/** What becomes of warranties and services in an order, and at a sign-in. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from 'shared-contracts/rest';
import { customerShopper, guestShopper, person, valueOf } from './support/checkout.ts';
import type { Shopper } from './support/checkout.ts';
import { bodyOf, mailTo, newKey, ready, setStatus, stockOf } from './support/orders.ts';
import { addOnProducts, at, protector, shopFor, type AddOnProducts } from './support/add-ons.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let phone: AddOnProducts['phone'];
let large: AddOnProducts['large'];

beforeAll(async () => {
  ({ phone, large } = await addOnProducts(server));
}, 60_000);

describe('an order', () => {
  /** A phone in two pieces with warranty and protector, ready to be ordered. */
  async function withAddOns(): Promise<{ readonly shopper: Shopper; readonly cart: Cart; readonly perPiece: number }> {
    const shopper = await guestShopper(server);
    const item = (await ready(shopper, { sku: phone.sku, qty: 2 })).items[0];
    const warranty = at(phone.warranties, 1);
    valueOf(await shopper.rest.setWarranty(shopper.cart, item?.item_id ?? 0, warranty.id));
    const service = { id: protector(phone, 'matte').id, optionId: shopFor(phone, protector(phone, 'matte').id).id };
    const cart = valueOf(await shopper.rest.setService(shopper.cart, item?.item_id ?? 0, service));
    return { shopper, cart, perPiece: warranty.price + protector(phone, 'matte').price };
  }

  it('[J-166] keeps names, prices and shops of what was bought with the product, in its sums, on its page and in its e-mail; stock is that of the product alone', async () => {
    const { shopper, cart, perPiece } = await withAddOns();
    const stock = await stockOf(server, phone.sku);
    expect(cart.summary?.grand_total).toBe(2 * (phone.final_price + perPiece) + (cart.summary?.shipping ?? 0));
    const placed = valueOf(await shopper.rest.placeOrder(shopper.cart, newKey(), bodyOf(cart)));
    expect(placed.grand_total).toBe(cart.summary?.grand_total);
    expect(await stockOf(server, phone.sku)).toBe(stock - 2);
    const order = valueOf(await shopper.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
    const warranty = at(phone.warranties, 1);
    expect(order.items).toMatchObject([
      {
        row_total: 2 * phone.final_price,
        add_ons: [
          { kind: 'warranty', id: warranty.id, name: warranty.name, price: warranty.price, row_total: 2 * warranty.price, option: null },
          {
            kind: 'service',
            id: protector(phone, 'matte').id,
            name: protector(phone, 'matte').name,
            row_total: 2 * protector(phone, 'matte').price,
            option: shopFor(phone, protector(phone, 'matte').id),
          },
        ],
      },
    ]);
    const { subtotal, discount, coupon_discount: coupon, add_ons: addOns, shipping, payment_fee: fee, grand_total: all } = order.totals;
    expect(addOns).toBe(2 * perPiece);
    expect(subtotal - discount - coupon + addOns + shipping + fee).toBe(all);
    const mail = await mailTo(server, person.email, ({ kind, text }) => kind === 'order-placed' && text.includes(placed.number));
    expect(mail.text).toContain(warranty.name);
    expect(mail.text).toContain(protector(phone, 'matte').name);
    expect(mail.text).toContain(shopFor(phone, protector(phone, 'matte').id).name);
    // A cancelled order still shows all that was paid for, and gives back pieces only.
    await setStatus(server, placed.number, 'cancelled');
    expect(await stockOf(server, phone.sku)).toBe(stock);
    const cancelled = valueOf(await shopper.rest.readOrderByHash({ order: placed.number, hash: placed.hash }));
    expect(cancelled).toMatchObject({ status: 'cancelled', items: order.items, totals: order.totals });
    const statusMail = await mailTo(server, person.email, ({ kind, text }) => kind === 'order-status' && text.includes(placed.number));
    expect(statusMail.text).toContain(warranty.name);
  });

  it('[A-28] [J-164] is refused when the price of a warranty has changed since the shopper has seen it', async () => {
    const { shopper, cart } = await withAddOns();
    const body = bodyOf(cart);
    const change = (sku: string, price: number) =>
      fetch(`${server.url}/dev/price`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sku, final_price: price }),
      });
    expect((await change(phone.sku, 500_000)).ok).toBe(true);
    const dearer = await shopper.read();
    const warranty = valueOf(await shopper.rest.warrantyOptions(phone.sku, 500_000)).options.find(
      ({ id }) => id === cart.items[0]?.warranty?.id,
    );
    expect(dearer.items[0]?.warranty?.value).toBe(warranty?.price);
    expect(await shopper.rest.placeOrder(shopper.cart, newKey(), body)).toMatchObject({
      ok: false,
      error: { status: 409, code: 'price_changed', parameters: { total: dearer.summary?.grand_total } },
    });
    expect((await change(phone.sku, phone.final_price)).ok).toBe(true);
  });
});

describe('a guest who signs in', () => {
  it('takes warranty and services along, and buys nothing twice', async () => {
    const owner = await customerShopper(server);
    await owner.add(large.sku);
    const guest = await guestShopper(server);
    const warranty = at(large.warranties, 0);
    await guest.rest.addCartItem(guest.cart, {
      sku: large.sku,
      qty: 2,
      warrantyId: warranty.id,
      services: [{ id: at(large.services, 0).id }],
    });
    if (guest.cart.kind !== 'guest') throw new Error('not a guest');
    const joined = valueOf(await owner.rest.assignCart(guest.cart.cartId));
    expect(joined.items).toMatchObject([{ sku: large.sku, qty: 2, warranty: { id: warranty.id } }]);
    expect(joined.items[0]?.services.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([at(large.services, 0).id]);
  });
});
