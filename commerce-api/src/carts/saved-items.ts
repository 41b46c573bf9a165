/**
 * J-303: lines that are put aside for later. A line keeps its number, its pieces, its warranty and its services: back in the cart it stands
 * in its place, with what is still offered of them, at the prices of then.
 */
import type { Connection, Transaction } from '../database/database.ts';
import { mostItems } from './cart.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changed, inOrder, lockToChange, recordOf } from './cart-rows.ts';
import type { CartWithItems, ItemRow } from './cart-rows.ts';
import { noteMade } from './made-changes.ts';
import { mostPieces, refusalOf } from './quantity.ts';
import { saleColumns, saleRules } from './sale-row.ts';
import { isSameLine } from './same-line.ts';

/** A change of one line, in the cart or put aside. */
export interface ChangeSaved {
  readonly cart: CartKey;
  readonly itemId: number;
  /** Names this change; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** The cart is locked; `line` is none of its saved ones yet. */
const save = (db: Connection, cart: CartWithItems, line: ItemRow) =>
  db
    .insertInto('cart_saved_item')
    .values({ ...line, cart_id: cart.id })
    .execute();

const forget = (db: Connection, cart: CartWithItems, itemId: number) =>
  db.deleteFrom('cart_saved_item').where('cart_id', '=', cart.id).where('item_id', '=', itemId).execute();

/** Puts a line aside. One that lies there already is what was wanted. */
export const saveForLater: Transaction<ChangeSaved, CartResult> = async (db, { cart: owner, itemId, key }) => {
  const cart = await lockToChange(db, owner, key).executeTakeFirst();
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made || cart.saved.some((one) => one.item_id === itemId)) return { cart: recordOf(cart) };
  const line = cart.items.find((item) => item.item_id === itemId);
  if (line === undefined) return { refusal: { reason: 'item_not_found' } };
  if (cart.saved.length >= mostItems) return { refusal: { reason: 'too_many_saved', max: mostItems } };
  await db.deleteFrom('cart_item').where('cart_id', '=', cart.id).where('item_id', '=', itemId).execute();
  await save(db, cart, line);
  await noteMade(db, cart.id, key);
  const rest = cart.items.filter((item) => item !== line);
  return changed(db, { ...cart, saved: inOrder([...cart.saved, line]) }, rest);
};

/** Takes away what was put aside. */
export const removeSaved: Transaction<ChangeSaved, CartResult> = async (db, { cart: owner, itemId, key }) => {
  const cart = await lockToChange(db, owner, key).executeTakeFirst();
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made) return { cart: recordOf(cart) };
  const saved = cart.saved.filter((one) => one.item_id !== itemId);
  if (saved.length === cart.saved.length) return { refusal: { reason: 'item_not_found' } };
  await forget(db, cart, itemId);
  await noteMade(db, cart.id, key);
  return changed(db, { ...cart, saved }, cart.items);
};

/** The line as it comes back, and what the cart's lines are then; a line that is the same takes its pieces. */
function comingBack(cart: CartWithItems, line: ItemRow, qty: number): { readonly row: ItemRow; readonly items: readonly ItemRow[] } {
  const same = cart.items.find((one) => isSameLine(one, line));
  const row = same === undefined ? { ...line, qty } : { ...same, qty: same.qty + qty };
  return { row, items: inOrder([...cart.items.filter((one) => one !== same), row]) };
}

/**
 * Puts a line back into the cart, with as many of its pieces as can be bought beside those that are there. What cannot be bought at all
 * stays aside. One that stands in the cart already is what was wanted.
 */
export const takeBack: Transaction<ChangeSaved, CartResult> = async (db, { cart: owner, itemId, key }) => {
  const cart = await lockToChange(db, owner, key).executeTakeFirst();
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made || cart.items.some((one) => one.item_id === itemId)) return { cart: recordOf(cart) };
  const line = cart.saved.find((one) => one.item_id === itemId);
  if (line === undefined) return { refusal: { reason: 'item_not_found' } };
  const product = await db.selectFrom('product').select(saleColumns).where('id', '=', line.product_id).executeTakeFirst();
  if (product === undefined) return { refusal: { reason: 'unknown_sku' } };
  const rules = saleRules(product);
  const inCart = cart.items.reduce((sum, one) => (one.product_id === line.product_id ? sum + one.qty : sum), 0);
  const qty = Math.max(1, Math.min(line.qty, mostPieces(rules) - inCart));
  const refusal = refusalOf(rules, inCart + qty);
  if (refusal !== undefined) return { refusal };
  const { row, items } = comingBack(cart, line, qty);
  if (items.length > mostItems) return { refusal: { reason: 'wrong_qty', min: 1, max: mostItems } };
  await forget(db, cart, itemId);
  await db
    .insertInto('cart_item')
    .values({ ...row, cart_id: cart.id })
    .onConflict((conflict) => conflict.columns(['cart_id', 'item_id']).doUpdateSet({ qty: row.qty }))
    .execute();
  await noteMade(db, cart.id, key);
  return changed(db, { ...cart, saved: cart.saved.filter((one) => one !== line) }, items);
};
