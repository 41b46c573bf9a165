import type { CartKey } from '../carts/cart.ts';
import type { Transaction, Connection } from '../database/database.ts';
import { orderColumns } from './order-rows.ts';
import type { OrderRecord } from './order-document.ts';
import type { PlacedRecord } from './place-order.ts';

export interface FindPlaced {
  readonly cart: CartKey;
  readonly shownCartId: string | null;
  readonly key: string;
}

export const placedRecord = (order: OrderRecord): PlacedRecord => ({
  orderId: order.id,
  number: order.number,
  hash: order.hash,
  grandTotal: order.grand_total,
  method: order.payment_method,
  paymentStatus: order.payment_status,
  account: order.document.account,
});

/**
 * The order that this very call, or another one for the same cart, has placed before; undefined when there is none.
 * Guests find what was placed without signing in, customers what is theirs.
 */
export async function findPlaced(connection: Connection, { cart, shownCartId, key }: FindPlaced): Promise<PlacedRecord | undefined> {
  const cartId = cart.kind === 'guest' ? cart.id : (shownCartId ?? '');
  const [owner, values] = cart.kind === 'guest' ? (['is_guest', []] as const) : (['customer_id = $3', [cart.customerId]] as const);
  const rows = await connection.query<OrderRecord>(
    `select ${orderColumns} from shop_order where (idempotency_key = $1 or cart_id = $2) and ${owner}
     order by case when idempotency_key = $1 then 0 else 1 end limit 1`,
    [key, cartId, ...values],
  );
  return rows[0] === undefined ? undefined : placedRecord(rows[0]);
}

/** a repeated call is answered whatever its body says, so it is looked for before anything is checked. */
export const findPlacedOrder: Transaction<FindPlaced, PlacedRecord | null> = async (connection, input) =>
  (await findPlaced(connection, input)) ?? null;
