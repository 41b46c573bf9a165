import { sql } from 'kysely';
import { parseChoices } from '../../checkout/choices.ts';
import type { Connection } from '../../database/database.ts';
import { addressOf, ownGift, type Owner } from './owner.ts';

/** Carts of the customer, and those of guests who have given the address, with what was chosen for them. */
export async function readCarts(db: Connection, owner: Owner) {
  const carts = await db
    .selectFrom('cart')
    .select(['id', 'store_code', 'created_at', 'updated_at', 'checkout'])
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', owner.customerId),
        eb.and([
          eb('customer_id', 'is', null),
          eb(sql<string>`checkout->'billing'->>'email'`, '<>', ''),
          eb(sql<string>`lower(checkout->'billing'->>'email')`, '=', addressOf(owner)),
        ]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  const items =
    carts.length === 0
      ? []
      : await db
          .selectFrom('cart_item')
          .innerJoin('product', 'product.id', 'cart_item.product_id')
          .select(['cart_item.cart_id', 'product.sku', 'product.name as product', 'cart_item.qty', 'cart_item.add_ons', 'cart_item.gift'])
          .where(
            'cart_item.cart_id',
            'in',
            carts.map(({ id }) => id),
          )
          .orderBy('cart_item.item_id')
          .execute();
  // The id of a cart lets its bearer change it.
  return carts.map(({ id, checkout, ...cart }) => ({
    ...cart,
    checkout: parseChoices(checkout),
    items: items
      .filter((item) => item.cart_id === id)
      .map(({ cart_id: _cart, gift, ...item }) => ({ ...item, gift: gift === null ? null : ownGift(gift) })),
  }));
}
