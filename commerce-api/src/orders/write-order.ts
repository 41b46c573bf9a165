import { tokenHash } from '../customers/token.ts';
import type { Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { gatewayOf } from '../payments/methods.ts';
import type { Taken } from './allocate.ts';
import type { OrderFields, OrderRecord } from './order-document.ts';
import { orderMail } from './order-mail.ts';
import { addEvent, orderColumns } from './order-rows.ts';
import type { PlaceOrder } from './place-order.ts';

/** Deliveries whose day is chosen afterwards. */
const withDeliveryDate: ReadonlySet<string> = new Set(['neocourier', 'geis']);

/** What is kept of a pin: alone it could be tried out, six digits are few. */
export const pinHash = (deliveryHash: string, pin: string): string => tokenHash(`${deliveryHash}:${pin}`);

export interface NewOrder {
  readonly cartId: string;
  readonly input: PlaceOrder;
  readonly order: Omit<OrderFields, 'id' | 'number' | 'hash' | 'placed_at'>;
  /** Pieces of products without stock have no warehouse. */
  readonly lines: readonly (Omit<Taken, 'warehouseId'> & { readonly warehouseId: number | null })[];
}

async function insertOrder(connection: Connection, { cartId, input, order }: NewOrder): Promise<OrderRecord> {
  const [next] = await connection.query<{ readonly id: number }>(`select nextval('order_id')::int as id`);
  if (next === undefined) throw new Error('the sequence of orders gives no number');
  const rows = await connection.query<OrderRecord>(
    `insert into shop_order (id, number, hash, store_code, customer_id, is_guest, email, cart_id, idempotency_key, status, payment_method,
       payment_status, shipping_method, grand_total, placed_at, document)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::timestamptz, $16::jsonb) returning ${orderColumns}`,
    [
      next.id,
      `100${next.id}`,
      input.secrets.hash,
      order.store_code,
      order.customer_id,
      input.cart.kind === 'guest',
      order.email,
      cartId,
      input.key,
      order.status,
      order.payment_method,
      order.payment_status,
      order.shipping_method,
      order.grand_total,
      input.at,
      JSON.stringify(order.document),
    ],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('an order was not written');
  return row;
}

async function takeStock(connection: Connection, orderId: number, lines: NewOrder['lines']): Promise<void> {
  for (const [index, { productId, warehouseId, qty }] of lines.entries()) {
    await connection.query('insert into order_line (order_id, line_id, product_id, warehouse_id, qty) values ($1, $2, $3, $4, $5)', [
      orderId,
      index + 1,
      productId,
      warehouseId,
      qty,
    ]);
    if (warehouseId === null) continue;
    await connection.query('update stock set qty = qty - $3::int where product_id = $1 and warehouse_id = $2', [
      productId,
      warehouseId,
      qty,
    ]);
    await connection.query('update product set qty = qty - $2::int where id = $1', [productId, qty]);
  }
}

/** Asks the gateway nothing yet: that happens after the order is certain. */
async function insertPayment(connection: Connection, order: OrderRecord, { secrets, at }: PlaceOrder): Promise<void> {
  const gateway = gatewayOf(order.payment_method);
  if (gateway === undefined) return;
  const { group } = order.document.payment;
  await connection.query(
    `insert into payment (id, order_id, method, gateway, amount, status, created_at, updated_at, document)
     values ($1, $2, $3, $4, $5, 'new', $6::timestamptz, $6::timestamptz, $7::jsonb)`,
    [secrets.paymentId, order.id, order.payment_method, gateway, order.grand_total, at, JSON.stringify(group === null ? {} : { group })],
  );
}

/** Writes a new order with everything that belongs to it, and takes its cart away. The goods are locked. */
export async function writeOrder(connection: Connection, newOrder: NewOrder): Promise<OrderRecord> {
  const { cartId, input, lines } = newOrder;
  const { at, secrets } = input;
  const order = await insertOrder(connection, newOrder);
  await takeStock(connection, order.id, lines);
  await addEvent(connection, order.id, 'placed', at);
  if (order.status !== 'pending_payment') await addEvent(connection, order.id, order.status, at);
  await insertPayment(connection, order, input);
  const isDated = withDeliveryDate.has(order.shipping_method);
  if (isDated) {
    await connection.query('insert into delivery_date (hash, order_id, pin_hash) values ($1, $2, $3)', [
      secrets.deliveryHash,
      order.id,
      pinHash(secrets.deliveryHash, secrets.pin),
    ]);
  }
  const data = orderMail(order, isDated ? { hash: secrets.deliveryHash, pin: secrets.pin } : null);
  await enqueueMail(connection, { kind: 'order-placed', data }, { recipient: order.email, storeCode: order.store_code, at });
  for (const table of ['cart_addition', 'cart_item']) await connection.query(`delete from ${table} where cart_id = $1`, [cartId]);
  await connection.query('delete from cart where id = $1', [cartId]);
  return order;
}
