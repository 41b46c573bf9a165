import type { CartKey } from '../carts/cart.ts';
import type { Transaction, Connection } from '../database/database.ts';
import { orderColumns } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import type { PlacedRecord } from './place-order.ts';

export interface FindPlaced {
  readonly cart: CartKey;
  readonly shownCartId: string | null;
  readonly key: string;
}

/** @param nextCartId of the cart with what was put aside in the ordered one (J-303) */
export const placedRecord = (order: OrderRecord, nextCartId: string | null): PlacedRecord => ({
  orderId: order.id,
  number: order.number,
  hash: order.hash,
  grandTotal: order.grand_total,
  method: order.payment_method,
  paymentStatus: order.payment_status,
  account: order.document.account,
  nextCartId,
});

/**
 * The order that this very call, or another one for the same cart, has placed before; undefined when there is none.
 * Guests find what was placed without signing in, customers what is theirs.
 */
export async function findPlaced(db: Connection, { cart, shownCartId, key }: FindPlaced): Promise<PlacedRecord | undefined> {
  const cartId = cart.kind === 'guest' ? cart.id : (shownCartId ?? '');
  const order = await db
    .selectFrom('shop_order')
    .select(orderColumns)
    .select('next_cart_id')
    .where((eb) => eb.or([eb('idempotency_key', '=', key), eb('cart_id', '=', cartId)]))
    .where((eb) => (cart.kind === 'guest' ? eb('is_guest', '=', true) : eb('customer_id', '=', cart.customerId)))
    .orderBy((eb) => eb.case().when('idempotency_key', '=', key).then(eb.lit(0)).else(eb.lit(1)).end())
    .limit(1)
    .executeTakeFirst();
  return order === undefined ? undefined : placedRecord(order, order.next_cart_id);
}

/** a repeated call is answered whatever its body says, so it is looked for before anything is checked. */
export const findPlacedOrder: Transaction<FindPlaced, PlacedRecord | null> = async (db, input) => (await findPlaced(db, input)) ?? null;
