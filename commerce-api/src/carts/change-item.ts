import type { ExpressionBuilder, SqlBool } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changedQty, lockToChange, ofCart, recordOf } from './cart-rows.ts';
import type { CartWithItems } from './cart-rows.ts';
import { noteMade } from './made-changes.ts';
import { refusalOf } from './quantity.ts';
import { saleColumns, saleRules } from './sale-row.ts';
import type { SaleRow } from './sale-row.ts';

export interface ChangeItem {
  readonly cart: CartKey;
  readonly itemId: number;
  readonly qty: number;
  /** Names this change; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** What decides about the sale of one of a selected cart's items, as one of its columns; null when its product is not there. */
const saleOf = (itemId: number) => (eb: ExpressionBuilder<Tables, 'cart'>) =>
  jsonObjectFrom(
    eb
      .selectFrom('cart_item')
      .innerJoin('product', 'product.id', 'cart_item.product_id')
      .select(saleColumns)
      .whereRef('cart_item.cart_id', '=', 'cart.id')
      .where('cart_item.item_id', '=', itemId),
  ).as('sale');

/** The cart, locked, with what decides about one of its lines. */
interface LockedLine extends CartWithItems {
  readonly is_made: SqlBool;
  readonly sale: SaleRow | null;
}

const lockLine = ofCart<{ readonly itemId: number; readonly changeKey: string | null }, LockedLine>((db, key, value) =>
  lockToChange(db, key, value('changeKey')).select(saleOf(value('itemId'))),
);

/** another number of pieces. The commonest write of the shop: two statements, three with a key, all of them built once. */
export const changeItem: Transaction<ChangeItem, CartResult> = async (db, { cart: owner, itemId, qty, key }) => {
  const cart = await lockLine(db, owner, { itemId, changeKey: key });
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made) return { cart: recordOf(cart) };
  const { items, sale } = cart;
  const line = items.find((item) => item.item_id === itemId);
  if (line === undefined) return { refusal: { reason: 'item_not_found' } };
  if (sale === null) return { refusal: { reason: 'unknown_sku' } };
  const others = items.filter((one) => one.product_id === line.product_id && one !== line).reduce((sum, one) => sum + one.qty, 0);
  const refusal = refusalOf(saleRules(sale), qty < 1 ? qty : qty + others);
  if (refusal !== undefined) return { refusal };
  await noteMade(db, cart.id, key);
  return changedQty(db, cart, { itemId, qty });
};
