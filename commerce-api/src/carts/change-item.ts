import type { Transaction, Connection } from '../database/database.ts';
import type { CartKey, CartResult } from './cart.ts';
import { changedQty, recordOf } from './cart-rows.ts';
import type { CartRow, ItemRow } from './cart-rows.ts';
import { isMade, noteMade } from './made-changes.ts';
import { refusalOf } from './quantity.ts';
import { saleColumns, saleRules } from './sale-row.ts';
import type { SaleRow } from './sale-row.ts';

/** The cart's row beside one of its items; no item in an empty cart. What decides about sales is read for the asked item alone. */
interface LineRow extends CartRow, SaleRow {
  readonly item_id: number | null;
  readonly product_id: number;
  readonly main_product_sku: string | null;
  readonly qty: number;
  readonly sold_id: number | null;
}

/**
 * The cart, locked, with its items and the product of one of them, in one statement: a changed quantity is the commonest
 * write of the shop, and each statement costs the embedded database as much again as its work.
 */
async function lockLines(connection: Connection, key: CartKey, itemId: number): Promise<readonly LineRow[]> {
  const [owner, value] =
    key.kind === 'guest' ? (['c.id = $1 and c.customer_id is null', key.id] as const) : (['c.customer_id = $1', key.customerId] as const);
  const rows = await connection.query<LineRow>(
    `select c.id, c.version, c.last_item_id, c.updated_at, c.checkout, i.item_id, i.product_id, i.main_product_sku, i.qty,
       p.id as sold_id, ${saleColumns}
     from cart c left join cart_item i on i.cart_id = c.id left join product p on p.id = i.product_id and i.item_id = $3
     where ${owner} and c.store_code = $2 order by c.created_at desc, c.id, i.item_id for update of c`,
    [value, key.storeCode, itemId],
  );
  // The younger cart of a customer who should have two, as everywhere.
  return rows.filter(({ id }) => id === rows[0]?.id);
}

export interface ChangeItem {
  readonly cart: CartKey;
  readonly itemId: number;
  readonly qty: number;
  /** Names this change; null where the caller does not care whether it is made twice. */
  readonly key: string | null;
}

/** another number of pieces. */
export const changeItem: Transaction<ChangeItem, CartResult> = async (connection, { cart: owner, itemId, qty, key }) => {
  const rows = await lockLines(connection, owner, itemId);
  const [cart] = rows;
  if (cart === undefined) return { refusal: { reason: 'cart_not_found' } };
  if (await isMade(connection, cart.id, key)) return { cart: await recordOf(connection, cart) };
  const line = rows.find((row) => row.item_id === itemId);
  if (line === undefined) return { refusal: { reason: 'item_not_found' } };
  if (line.sold_id === null) return { refusal: { reason: 'unknown_sku' } };
  const items = rows.flatMap(({ item_id: id, product_id, main_product_sku, qty: pieces }): ItemRow[] =>
    id === null ? [] : [{ item_id: id, product_id, main_product_sku, qty: pieces }],
  );
  const others = items.filter((one) => one.product_id === line.product_id && one.item_id !== itemId).reduce((sum, one) => sum + one.qty, 0);
  const refusal = refusalOf(saleRules(line), qty < 1 ? qty : qty + others);
  if (refusal !== undefined) return { refusal };
  await noteMade(connection, cart.id, key);
  return changedQty(connection, cart, { items, itemId, qty });
};
