import type { Compilable, ExpressionBuilder, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { parseChoices } from '../checkout/choices.ts';
import type { Connection, RowOf } from '../database/database.ts';
import { builtOnce } from '../database/built-once.ts';
import { now } from '../database/expressions.ts';
import type { Tables } from '../database/tables.ts';
import type { CartItemRecord, CartKey, CartRecord, CartResult } from './cart.ts';
import { isMade } from './made-changes.ts';

const cartColumns = ['id', 'version', 'last_item_id', 'updated_at', 'checkout'] as const;

const itemColumns = ['item_id', 'product_id', 'main_product_sku', 'qty', 'add_ons', 'gift'] as const;

export type ItemRow = Pick<RowOf<'cart_item'>, (typeof itemColumns)[number]>;

/** A cart's row, with what was put aside for later (J-303). */
export interface CartRow extends Pick<RowOf<'cart'>, (typeof cartColumns)[number]> {
  readonly saved: readonly ItemRow[];
}

/** As they stand in the list: by number, so that a line that comes back is in its old place. */
export const inOrder = (items: readonly ItemRow[]): readonly ItemRow[] => items.toSorted((one, other) => one.item_id - other.item_id);

const itemOf = (row: ItemRow): CartItemRecord => ({
  itemId: row.item_id,
  productId: row.product_id,
  mainProductSku: row.main_product_sku,
  qty: row.qty,
  addOns: row.add_ons,
  gift: row.gift,
});

/** Which cart a key means: a guest never sees a customer's cart, whatever id is asked for; of two of a customer's, the younger. */
const selectCart = (db: Connection, key: CartKey) => {
  const carts = db.selectFrom('cart').where('store_code', '=', key.storeCode);
  return key.kind === 'guest'
    ? carts.where('id', '=', key.id).where('customer_id', 'is', null)
    : carts.where('customer_id', '=', key.customerId).orderBy('created_at', 'desc').limit(1);
};

/** The items of a selected cart, as one of its columns. */
const cartItems = (eb: ExpressionBuilder<Tables, 'cart'>) =>
  jsonArrayFrom(eb.selectFrom('cart_item').select(itemColumns).whereRef('cart_item.cart_id', '=', 'cart.id').orderBy('item_id')).as(
    'items',
  );

/** What was put aside of a selected cart, as one of its columns. */
const savedItems = (eb: ExpressionBuilder<Tables, 'cart'>) =>
  jsonArrayFrom(
    eb.selectFrom('cart_saved_item').select(itemColumns).whereRef('cart_saved_item.cart_id', '=', 'cart.id').orderBy('item_id'),
  ).as('saved');

export interface CartWithItems extends CartRow {
  readonly items: readonly ItemRow[];
}

/**
 * A statement about the cart that a key means, built once for either kind of key.
 * @param build with a key whose values are placeholders; its own values have other names than those of keys
 */
export function ofCart<Values extends object, Row>(
  build: (db: Connection, key: CartKey, value: <Name extends keyof Values & string>(name: Name) => Values[Name]) => Compilable<Row>,
): (db: Connection, key: CartKey, values: Values) => Promise<Row | undefined> {
  type WithKey<Kind extends CartKey['kind']> = Values & Extract<CartKey, { readonly kind: Kind }>;
  const guest = builtOnce<WithKey<'guest'>, Row>((db, value) =>
    build(db, { kind: 'guest', id: value('id'), storeCode: value('storeCode') }, value),
  );
  const customer = builtOnce<WithKey<'customer'>, Row>((db, value) =>
    build(db, { kind: 'customer', customerId: value('customerId'), storeCode: value('storeCode') }, value),
  );
  return async (db, key, values) => {
    const [row] = key.kind === 'guest' ? await guest(db, { ...values, ...key }) : await customer(db, { ...values, ...key });
    return row;
  };
}

const cartOfKey = ofCart<object, CartWithItems>((db, key) => selectCart(db, key).select(cartColumns).select([cartItems, savedItems]));

/** The cart in one statement: each costs the embedded database as much again as its work. */
export const readCart = (db: Connection, key: CartKey): Promise<CartWithItems | undefined> => cartOfKey(db, key, {});

/**
 * The cart as a change needs it, kept from everybody else until the end of the transaction: with its items, and whether the change has been
 * made before. All of it is as of one moment, which is right because who waits for the lock in vain is run again (`isolationOf`).
 */
export const lockToChange = (db: Connection, key: CartKey, changeKey: string | null) =>
  selectCart(db, key)
    .select(cartColumns)
    .select((eb) => [cartItems(eb), savedItems(eb), isMade(eb, changeKey).as('is_made')])
    .forUpdate('cart');

/** The cart's row, kept from everybody else until the end of the transaction. */
export const lockCart = (db: Connection, key: CartKey): Promise<CartRow | undefined> =>
  selectCart(db, key).select(cartColumns).select(savedItems).forUpdate('cart').executeTakeFirst();

/** To be read when the lock is held: what somebody else has changed before is in it then. */
export const readItems = (db: Connection, cartId: string): Promise<readonly ItemRow[]> =>
  db.selectFrom('cart_item').select(itemColumns).where('cart_id', '=', cartId).orderBy('item_id').execute();

/** The cart as answers need it. */
export const recordOf = (cart: CartWithItems): CartRecord => ({
  id: cart.id,
  version: cart.version,
  updatedAt: cart.updated_at.toISOString(),
  items: cart.items.map(itemOf),
  savedItems: cart.saved.map(itemOf),
  choices: parseChoices(cart.checkout),
});

/** The cart's own row after a change. */
type CountedRow = Pick<RowOf<'cart'>, (typeof cartColumns)[number]>;
type OtherColumns = Pick<Updateable<Tables['cart']>, 'checkout' | 'customer_id' | 'last_item_id'>;

/** Counts a change of a cart. */
const count = (db: Pick<Connection, 'updateTable'>, cartId: string, also: OtherColumns = {}) =>
  db
    .updateTable('cart')
    .set((eb) => ({ ...also, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', cartId)
    .returning(cartColumns);

/**
 * Counts the change and answers the cart as it is now.
 * @param items as they are after the change; what is put aside as `cart` has it
 * @param also what else of the cart's row has changed
 */
export async function changed(db: Connection, cart: CartRow, items: readonly ItemRow[], also: OtherColumns = {}): Promise<CartResult> {
  return changedTo(cart, items, await count(db, cart.id, also).execute());
}

/** @param rows the cart's own after the change */
function changedTo({ id, saved }: CartRow, items: readonly ItemRow[], [row]: readonly CountedRow[]): CartResult {
  if (row === undefined) throw new Error(`cart ${id} vanished inside its own transaction`);
  return { cart: recordOf({ ...row, items, saved }) };
}

const writeQty = builtOnce<{ readonly cartId: string; readonly itemId: number; readonly qty: number }, CountedRow>((db, value) =>
  count(
    db.with('written', (part) =>
      part
        .updateTable('cart_item')
        .set({ qty: value('qty') })
        .where('cart_id', '=', value('cartId'))
        .where('item_id', '=', value('itemId')),
    ),
    value('cartId'),
  ),
);

/** Writes another number of pieces and counts the change, in one statement; answers the cart as it is now. `cart` is locked. */
export async function changedQty(
  db: Connection,
  cart: CartWithItems,
  { itemId, qty }: { readonly itemId: number; readonly qty: number },
): Promise<CartResult> {
  const items = cart.items.map((item) => (item.item_id === itemId ? { ...item, qty } : item));
  return changedTo(cart, items, await writeQty(db, { cartId: cart.id, itemId, qty }));
}

/** Takes a cart away with all that belongs to it. */
export const removeCart = (db: Connection, cartId: string) =>
  db
    .with('additions', (part) => part.deleteFrom('cart_addition').where('cart_id', '=', cartId))
    .with('items', (part) => part.deleteFrom('cart_item').where('cart_id', '=', cartId))
    .deleteFrom('cart')
    .where('id', '=', cartId)
    .execute();
