import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Transaction, Connection } from '../database/database.ts';
import type { CartKey, CartResult } from './cart.ts';
import { cartColumns, changedQty, itemColumns, recordOf, selectCart } from './cart-rows.ts';
import { isMade, noteMade } from './made-changes.ts';
import { refusalOf } from './quantity.ts';
import { saleColumns, saleRules } from './sale-row.ts';

/**
 * The cart, locked, with its items and what decides about the sale of one of them, in one statement: a changed quantity is the commonest
 * write of the shop, and each statement costs the embedded database as much again as its work.
 */
const lockLines = (db: Connection, key: CartKey, itemId: number) =>
  selectCart(db, key)
    .select(cartColumns)
    .select((eb) => [
      jsonArrayFrom(eb.selectFrom('cart_item').select(itemColumns).whereRef('cart_item.cart_id', '=', 'cart.id').orderBy('item_id')).as(
        'items',
      ),
      jsonObjectFrom(
        eb
          .selectFrom('cart_item')
          .innerJoin('product', 'product.id', 'cart_item.product_id')
          .select(saleColumns)
          .whereRef('cart_item.cart_id', '=', 'cart.id')
          .where('cart_item.item_id', '=', itemId),
      ).as('sale'),
    ])
    .forUpdate('cart')
    .executeTakeFirst();

export interface ChangeItem {
  readonly cart: CartKey;
  readonly itemId: number;
  readonly qty: number;
  /** Names this change; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** another number of pieces. */
export const changeItem: Transaction<ChangeItem, CartResult> = async (db, { cart: owner, itemId, qty, key }) => {
  const cart = await lockLines(db, owner, itemId);
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (await isMade(db, cart.id, key)) return { cart: await recordOf(db, cart) };
  const { items, sale } = cart;
  const line = items.find((item) => item.item_id === itemId);
  if (line === undefined) return { refusal: { reason: 'item_not_found' } };
  if (sale === null) return { refusal: { reason: 'unknown_sku' } };
  const others = items.filter((one) => one.product_id === line.product_id && one !== line).reduce((sum, one) => sum + one.qty, 0);
  const refusal = refusalOf(saleRules(sale), qty < 1 ? qty : qty + others);
  if (refusal !== undefined) return { refusal };
  await noteMade(db, cart.id, key);
  return changedQty(db, cart, { items, itemId, qty });
};
