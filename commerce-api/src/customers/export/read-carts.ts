import { sql } from 'kysely';
import { parseChoices } from '../../checkout/choices.ts';
import type { Connection } from '../../database/database.ts';
import { addressOf, ownGift, type Owner } from './owner.ts';

/** Lines of carts, with those that were put aside. */
const readLines = async (db: Connection, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : await db
        .selectFrom((eb) =>
          eb
            .selectFrom('cart_item')
            .select(['cart_id', 'item_id', 'product_id', 'qty', 'add_ons', 'gift', eb.lit<boolean>(false).as('is_saved')])
            .unionAll(
              eb
                .selectFrom('cart_saved_item')
                .select(['cart_id', 'item_id', 'product_id', 'qty', 'add_ons', 'gift', eb.lit<boolean>(true).as('is_saved')]),
            )
            .as('line'),
        )
        .innerJoin('product', 'product.id', 'line.product_id')
        .select(['line.cart_id', 'product.sku', 'product.name as product', 'line.qty', 'line.add_ons', 'line.gift', 'line.is_saved'])
        .where('line.cart_id', 'in', ids)
        .orderBy('line.item_id')
        .execute();

const linesOf = (id: string, lines: Awaited<ReturnType<typeof readLines>>, isSaved: boolean) =>
  lines
    .filter((line) => line.cart_id === id && line.is_saved === isSaved)
    .map(({ cart_id: _cart, is_saved: _place, gift, ...line }) => ({ ...line, gift: gift === null ? null : ownGift(gift) }));

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
  const ids = carts.map(({ id }) => id);
  const lines = await readLines(db, ids);
  // The id of a cart lets its bearer change it.
  return carts.map(({ id, checkout, ...cart }) => ({
    ...cart,
    checkout: parseChoices(checkout),
    items: linesOf(id, lines, false),
    saved_items: linesOf(id, lines, true),
  }));
}
