import { mergeChoices, parseChoices } from '../checkout/choices.ts';
import type { Transaction, Row } from '../database/database.ts';
import { mostItems } from './cart.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changeItem } from './change-item.ts';
import { changed, changedQty, findCart, lockCart, readItems, recordOf } from './cart-rows.ts';
import { isMade, noteMade } from './made-changes.ts';
import { refusalOf } from './quantity.ts';
import { saleColumns, saleRules } from './sale-row.ts';
import type { SaleRow } from './sale-row.ts';

interface ProductRow extends SaleRow, Row {
  readonly id: number;
}

export interface NewCart {
  /** The id that a new cart gets. */
  readonly id: string;
  readonly storeCode: string;
  /** Null for guests. */
  readonly customerId: number | null;
}

/** a new cart; a customer who has one keeps it. Answers the id. */
const create: Transaction<NewCart, string> = async (connection, { id, storeCode, customerId }) => {
  const known = customerId === null ? undefined : await lockCart(connection, { kind: 'customer', customerId, storeCode });
  if (known !== undefined) return known.id;
  await connection.query(
    `insert into cart (id, store_code, customer_id, version, last_item_id, created_at, updated_at) values ($1, $2, $3, 1, 0, now(), now())`,
    [id, storeCode, customerId],
  );
  return id;
};

const read: Transaction<CartKey, CartResult> = async (connection, key) => {
  const row = await findCart(connection, key, '');
  return row === undefined ? { refusal: { reason: 'cart_not_found' } } : { cart: await recordOf(connection, row) };
};

export interface AddItem {
  readonly cart: CartKey;
  readonly sku: string;
  readonly qty: number;
  /** The product that this one was bought with. */
  readonly mainProductSku: string | null;
  /** Names this addition; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** puts pieces of a product into the cart; those of an item that is there already count together. */
const addItem: Transaction<AddItem, CartResult> = async (connection, { cart: owner, sku, qty, mainProductSku, key }) => {
  const cart = await lockCart(connection, owner);
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (await isMade(connection, cart.id, key)) return { cart: await recordOf(connection, cart) };
  const products = await connection.query<ProductRow>(
    `select p.id, ${saleColumns} from product p where sku = $1
     and exists (select 1 from product_store s where s.product_id = p.id and s.store_code = $2)`,
    [sku, owner.storeCode],
  );
  const product = products[0];
  if (product === undefined) return { refusal: { reason: 'unknown_sku' } };
  const items = await readItems(connection, cart.id);
  const known = items.find((item) => item.product_id === product.id && item.main_product_sku === mainProductSku);
  const others = items.filter((item) => item.product_id === product.id && item !== known).reduce((sum, item) => sum + item.qty, 0);
  const wanted = (known?.qty ?? 0) + qty;
  // Adding less than one piece is a wrong quantity, whatever is in the cart already.
  const refusal = refusalOf(saleRules(product), qty < 1 ? qty : wanted + others);
  if (refusal !== undefined) return { refusal };
  if (known === undefined && items.length >= mostItems) return { refusal: { reason: 'wrong_qty', min: 1, max: mostItems } };
  await noteMade(connection, cart.id, key);
  if (known !== undefined) {
    return changedQty(connection, cart, { items, itemId: known.item_id, qty: wanted });
  }
  const itemId = cart.last_item_id + 1;
  await connection.query('insert into cart_item (cart_id, item_id, product_id, main_product_sku, qty) values ($1, $2, $3, $4, $5)', [
    cart.id,
    itemId,
    product.id,
    mainProductSku,
    wanted,
  ]);
  return changed(connection, cart, itemId);
};

export interface RemoveItem {
  readonly cart: CartKey;
  readonly itemId: number;
  /** Names this removal; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** */
const removeItem: Transaction<RemoveItem, CartResult> = async (connection, { cart: owner, itemId, key }) => {
  const cart = await lockCart(connection, owner);
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (await isMade(connection, cart.id, key)) return { cart: await recordOf(connection, cart) };
  const removed = await connection.query('delete from cart_item where cart_id = $1 and item_id = $2 returning item_id', [cart.id, itemId]);
  if (removed.length === 0) return { refusal: { reason: 'item_not_found' } };
  await noteMade(connection, cart.id, key);
  return changed(connection, cart);
};

export interface AssignCart {
  readonly guest: Extract<CartKey, { kind: 'guest' }>;
  readonly customerId: number;
}

/**
 * A-08, C-30: the guest's cart becomes the customer's. Where the customer has one already, the items move into it:
 * of a product in both the greater number of pieces stays, so that nothing is bought twice. What the guest has
 * chosen for the checkout fills in what the customer has not.
 */
const assign: Transaction<AssignCart, CartResult> = async (connection, { guest, customerId }) => {
  const cart = await lockCart(connection, guest);
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  const own = await lockCart(connection, { kind: 'customer', customerId, storeCode: guest.storeCode });
  if (own === undefined) {
    await connection.query('update cart set customer_id = $2 where id = $1', [cart.id, customerId]);
    return changed(connection, cart);
  }
  const ownItems = await readItems(connection, own.id);
  let lastItemId = own.last_item_id;
  for (const item of await readItems(connection, cart.id)) {
    const same = ownItems.find((one) => one.product_id === item.product_id && one.main_product_sku === item.main_product_sku);
    if (same !== undefined) {
      await connection.query('update cart_item set qty = $3 where cart_id = $1 and item_id = $2', [
        own.id,
        same.item_id,
        Math.max(same.qty, item.qty),
      ]);
      continue;
    }
    lastItemId += 1;
    await connection.query('insert into cart_item (cart_id, item_id, product_id, main_product_sku, qty) values ($1, $2, $3, $4, $5)', [
      own.id,
      lastItemId,
      item.product_id,
      item.main_product_sku,
      item.qty,
    ]);
  }
  const choices = mergeChoices(parseChoices(own.checkout), parseChoices(cart.checkout));
  await connection.query('update cart set checkout = $2::jsonb where id = $1', [own.id, JSON.stringify(choices)]);
  // An addition whose answer has not arrived may be sent again, to the customer's cart now; or has been, before this call.
  await connection.query(
    'insert into cart_addition (cart_id, key) select $2, key from cart_addition where cart_id = $1 on conflict do nothing',
    [cart.id, own.id],
  );
  await connection.query('delete from cart_addition where cart_id = $1', [cart.id]);
  await connection.query('delete from cart_item where cart_id = $1', [cart.id]);
  await connection.query('delete from cart where id = $1', [cart.id]);
  return changed(connection, own, lastItemId);
};

export const cartTransactions = {
  'carts.create': create,
  'carts.read': read,
  'carts.add-item': addItem,
  'carts.change-item': changeItem,
  'carts.remove-item': removeItem,
  'carts.assign': assign,
} as const;

export type CartTransactions = typeof cartTransactions;
