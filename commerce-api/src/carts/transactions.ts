import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { Transaction } from '../database/database.ts';
import type { ChosenAddOns } from './add-ons.ts';
import { assignCart } from './assign-cart.ts';
import { now } from '../database/expressions.ts';
import { mostItems } from './cart.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changeAddOns } from './change-add-ons.ts';
import { changeItem } from './change-item.ts';
import { changed, changedQty, inOrder, lockCart, lockToChange, readCart, recordOf } from './cart-rows.ts';
import { noteMade } from './made-changes.ts';
import { restoreCart } from './restore-cart.ts';
import { refusalOf } from './quantity.ts';
import { removeSaved, saveForLater, takeBack } from './saved-items.ts';
import { saleColumns, saleRules } from './sale-row.ts';
import { isSameLine } from './same-line.ts';

export interface NewCart {
  /** The id that a new cart gets. */
  readonly id: string;
  readonly storeCode: string;
  /** Null for guests. */
  readonly customerId: number | null;
}

/** a new cart; a customer who has one keeps it. Answers the id. */
const create: Transaction<NewCart, string> = async (db, { id, storeCode, customerId }) => {
  const known = customerId === null ? undefined : await lockCart(db, { kind: 'customer', customerId, storeCode });
  if (known !== undefined) return known.id;
  await db
    .insertInto('cart')
    .values({ id, store_code: storeCode, customer_id: customerId, version: 1, last_item_id: 0, created_at: now, updated_at: now })
    .execute();
  return id;
};

const read: Transaction<CartKey, CartResult> = async (db, key) => {
  const cart = await readCart(db, key);
  return cart === undefined ? { refusal: { reason: 'cart_not_found' } } : { cart: recordOf(cart) };
};

export interface AddItem {
  readonly cart: CartKey;
  readonly sku: string;
  readonly qty: number;
  /** The product that this one was bought with. */
  readonly mainProductSku: string | null;
  /** Checked to be offered with the product. */
  readonly addOns: ChosenAddOns;
  /** Of a gift card, checked; null for what is none. */
  readonly gift: GiftDetails | null;
  /** J-302: of the line that is put back; null for a new one. */
  readonly itemId: number | null;
  /** Names this addition; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** puts pieces of a product into the cart; those of an item that is there already, with the same add-ons, count together. */
const addItem: Transaction<AddItem, CartResult> = async (db, { cart: owner, sku, qty, mainProductSku, addOns, gift, itemId, key }) => {
  const cart = await lockToChange(db, owner, key).executeTakeFirst();
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made) return { cart: recordOf(cart) };
  const product = await db
    .selectFrom('product')
    .select('product.id')
    .select(saleColumns)
    .where('sku', '=', sku)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product_store')
          .select('product_store.product_id')
          .whereRef('product_store.product_id', '=', 'product.id')
          .where('product_store.store_code', '=', owner.storeCode),
      ),
    )
    .executeTakeFirst();
  if (product === undefined) return { refusal: { reason: 'unknown_sku' } };
  if (product.is_gift_card !== (gift !== null)) return { refusal: { reason: gift === null ? 'gift_details_missing' : 'no_gift_card' } };
  const { items } = cart;
  // Two tabs may put the same line back.
  if (items.some((item) => item.item_id === itemId && item.product_id === product.id)) return { cart: recordOf(cart) };
  const asked = { product_id: product.id, main_product_sku: mainProductSku, add_ons: addOns, gift };
  const known = items.find((item) => isSameLine(item, asked));
  const others = items.filter((item) => item.product_id === product.id && item !== known).reduce((sum, item) => sum + item.qty, 0);
  const wanted = (known?.qty ?? 0) + qty;
  // Adding less than one piece is a wrong quantity, whatever is in the cart already.
  const refusal = refusalOf(saleRules(product), qty < 1 ? qty : wanted + others);
  if (refusal !== undefined) return { refusal };
  if (known === undefined && items.length >= mostItems) return { refusal: { reason: 'wrong_qty', min: 1, max: mostItems } };
  await noteMade(db, cart.id, key);
  if (known !== undefined) return changedQty(db, cart, { itemId: known.item_id, qty: wanted });
  // A number that this cart has never given is none of its lines'; one that is in use belongs to another.
  const isFree = itemId !== null && itemId <= cart.last_item_id && ![...items, ...cart.saved].some((one) => one.item_id === itemId);
  const item = { ...asked, item_id: isFree ? itemId : cart.last_item_id + 1, qty: wanted };
  await db
    .insertInto('cart_item')
    .values({ ...item, cart_id: cart.id })
    .execute();
  const all = inOrder([...items, item]);
  return changed(db, cart, all, { last_item_id: Math.max(cart.last_item_id, item.item_id) });
};

export interface RemoveItem {
  readonly cart: CartKey;
  readonly itemId: number;
  /** Names this removal; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** */
const removeItem: Transaction<RemoveItem, CartResult> = async (db, { cart: owner, itemId, key }) => {
  const cart = await lockToChange(db, owner, key).executeTakeFirst();
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (cart.is_made) return { cart: recordOf(cart) };
  const others = cart.items.filter((item) => item.item_id !== itemId);
  if (others.length === cart.items.length) return { refusal: { reason: 'item_not_found' } };
  await db.deleteFrom('cart_item').where('cart_id', '=', cart.id).where('item_id', '=', itemId).execute();
  await noteMade(db, cart.id, key);
  return changed(db, cart, others);
};

export const cartTransactions = {
  'carts.create': create,
  'carts.read': read,
  'carts.add-item': addItem,
  'carts.change-item': changeItem,
  'carts.remove-item': removeItem,
  'carts.change-add-ons': changeAddOns,
  'carts.save-for-later': saveForLater,
  'carts.take-back': takeBack,
  'carts.remove-saved': removeSaved,
  'carts.assign': assignCart,
  'carts.restore': restoreCart,
} as const;

export type CartTransactions = typeof cartTransactions;
