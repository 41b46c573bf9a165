import { parseChoices } from '../checkout/choices.ts';
import type { Row, Connection } from '../database/database.ts';
import type { CartItemRecord, CartKey, CartRecord, CartResult } from './cart.ts';

/** A cart's row. */
export interface CartRow extends Row {
  readonly id: string;
  readonly version: number;
  readonly last_item_id: number;
  readonly updated_at: Date;
  readonly checkout: unknown;
}

export interface ItemRow extends Row {
  readonly item_id: number;
  readonly product_id: number;
  readonly main_product_sku: string | null;
  readonly qty: number;
}

const itemOf = (row: ItemRow): CartItemRecord => ({
  itemId: row.item_id,
  productId: row.product_id,
  mainProductSku: row.main_product_sku,
  qty: row.qty,
});

const cartColumns = 'id, version, last_item_id, updated_at, checkout';

/** The cart's row; a guest never sees a customer's cart, whatever id is asked for. */
export async function findCart(connection: Connection, key: CartKey, lock: '' | 'for update'): Promise<CartRow | undefined> {
  const rows =
    key.kind === 'guest'
      ? await connection.query<CartRow>(
          `select ${cartColumns} from cart where id = $1 and store_code = $2 and customer_id is null ${lock}`,
          [key.id, key.storeCode],
        )
      : await connection.query<CartRow>(
          `select ${cartColumns} from cart where customer_id = $1 and store_code = $2 order by created_at desc limit 1 ${lock}`,
          [key.customerId, key.storeCode],
        );
  return rows[0];
}

/** The cart's row, kept from everybody else until the end of the transaction. */
export const lockCart = (connection: Connection, key: CartKey): Promise<CartRow | undefined> => findCart(connection, key, 'for update');

export const readItems = (connection: Connection, cartId: string): Promise<readonly ItemRow[]> =>
  connection.query<ItemRow>('select item_id, product_id, main_product_sku, qty from cart_item where cart_id = $1 order by item_id', [
    cartId,
  ]);

const record = (row: CartRow, items: readonly ItemRow[]): CartRecord => ({
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  items: items.map(itemOf),
  choices: parseChoices(row.checkout),
});

/** The cart as answers need it. */
export const recordOf = async (connection: Connection, row: CartRow): Promise<CartRecord> =>
  record(row, await readItems(connection, row.id));

/** Counts the change and answers the cart as it is now. */
export async function changed(connection: Connection, cart: CartRow, lastItemId = cart.last_item_id): Promise<CartResult> {
  const rows = await connection.query<CartRow>(
    `update cart set version = version + 1, last_item_id = $2, updated_at = now() where id = $1 returning ${cartColumns}`,
    [cart.id, lastItemId],
  );
  const row = rows[0];
  if (row === undefined) throw new Error(`cart ${cart.id} vanished inside its own transaction`);
  return { cart: await recordOf(connection, row) };
}

/** Writes another number of pieces, counts the change and answers the cart as it is now. `items` are those of the locked cart. */
export async function changedQty(
  connection: Connection,
  cart: CartRow,
  { items, itemId, qty }: { readonly items: readonly ItemRow[]; readonly itemId: number; readonly qty: number },
): Promise<CartResult> {
  const rows = await connection.query<CartRow>(
    `with written as (update cart_item set qty = $3 where cart_id = $1 and item_id = $2)
     update cart set version = version + 1, updated_at = now() where id = $1 returning ${cartColumns}`,
    [cart.id, itemId, qty],
  );
  const row = rows[0];
  if (row === undefined) throw new Error(`cart ${cart.id} vanished inside its own transaction`);
  const now = items.map((item) => (item.item_id === itemId ? { ...item, qty } : item));
  return { cart: record(row, now) };
}
