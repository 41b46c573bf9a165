import { parseChoices } from '../checkout/choices.ts';
import type { Connection, RowOf } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import type { CartItemRecord, CartKey, CartRecord, CartResult } from './cart.ts';

export const cartColumns = ['id', 'version', 'last_item_id', 'updated_at', 'checkout'] as const;

/** A cart's row. */
export type CartRow = Pick<RowOf<'cart'>, (typeof cartColumns)[number]>;

export const itemColumns = ['item_id', 'product_id', 'main_product_sku', 'qty'] as const;

export type ItemRow = Pick<RowOf<'cart_item'>, (typeof itemColumns)[number]>;

const itemOf = (row: ItemRow): CartItemRecord => ({
  itemId: row.item_id,
  productId: row.product_id,
  mainProductSku: row.main_product_sku,
  qty: row.qty,
});

/** Which cart a key means: a guest never sees a customer's cart, whatever id is asked for; of two of a customer's, the younger. */
export const selectCart = (db: Connection, key: CartKey) => {
  const carts = db.selectFrom('cart').where('store_code', '=', key.storeCode);
  return key.kind === 'guest'
    ? carts.where('id', '=', key.id).where('customer_id', 'is', null)
    : carts.where('customer_id', '=', key.customerId).orderBy('created_at', 'desc').limit(1);
};

/** The cart's row. */
export const findCart = (db: Connection, key: CartKey): Promise<CartRow | undefined> =>
  selectCart(db, key).select(cartColumns).executeTakeFirst();

/** The cart's row, kept from everybody else until the end of the transaction. */
export const lockCart = (db: Connection, key: CartKey): Promise<CartRow | undefined> =>
  selectCart(db, key).select(cartColumns).forUpdate().executeTakeFirst();

export const readItems = (db: Connection, cartId: string): Promise<readonly ItemRow[]> =>
  db.selectFrom('cart_item').select(itemColumns).where('cart_id', '=', cartId).orderBy('item_id').execute();

const record = (row: CartRow, items: readonly ItemRow[]): CartRecord => ({
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  items: items.map(itemOf),
  choices: parseChoices(row.checkout),
});

/** The cart as answers need it. */
export const recordOf = async (db: Connection, row: CartRow): Promise<CartRecord> => record(row, await readItems(db, row.id));

const vanished = (cartId: string) => (): Error => new Error(`cart ${cartId} vanished inside its own transaction`);

/** Counts the change and answers the cart as it is now. */
export async function changed(db: Connection, cart: CartRow, lastItemId = cart.last_item_id): Promise<CartResult> {
  const row = await db
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1), last_item_id: lastItemId, updated_at: now }))
    .where('id', '=', cart.id)
    .returning(cartColumns)
    .executeTakeFirstOrThrow(vanished(cart.id));
  return { cart: await recordOf(db, row) };
}

/** Writes another number of pieces, counts the change and answers the cart as it is now. `items` are those of the locked cart. */
export async function changedQty(
  db: Connection,
  cart: CartRow,
  { items, itemId, qty }: { readonly items: readonly ItemRow[]; readonly itemId: number; readonly qty: number },
): Promise<CartResult> {
  const row = await db
    .with('written', (part) => part.updateTable('cart_item').set({ qty }).where('cart_id', '=', cart.id).where('item_id', '=', itemId))
    .updateTable('cart')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', cart.id)
    .returning(cartColumns)
    .executeTakeFirstOrThrow(vanished(cart.id));
  return {
    cart: record(
      row,
      items.map((item) => (item.item_id === itemId ? { ...item, qty } : item)),
    ),
  };
}

/** Takes a cart away with all that belongs to it. */
export async function removeCart(db: Connection, cartId: string): Promise<void> {
  await db.deleteFrom('cart_addition').where('cart_id', '=', cartId).execute();
  await db.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
  await db.deleteFrom('cart').where('id', '=', cartId).execute();
}
