import { providerOf } from 'shared-contracts/codes';
import { removeCart } from '../carts/cart-rows.ts';
import { keepSaved } from '../carts/keep-saved.ts';
import { tokenHash } from '../customers/token.ts';
import { takePieces } from '../catalogue/stock-moves.ts';
import type { Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Taken } from './allocate.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { orderColumns } from './order-record.ts';
import type { OrderRecord } from './order-record.ts';
import { mailAbout, orderMail } from './order-mail.ts';
import { addEvent } from './order-rows.ts';
import { amountDue } from './payable.ts';
import type { PlaceOrder } from './place-order.ts';
import { spendVoucher } from '../vouchers/transactions.ts';

/** Deliveries whose day is chosen afterwards. */
const withDeliveryDate: ReadonlySet<string> = new Set(['neocourier', 'geis']);

/** What is kept of a pin: alone it could be tried out, six digits are few. */
export const pinHash = (deliveryHash: string, pin: string): string => tokenHash(`${deliveryHash}:${pin}`);

export interface NewOrder {
  readonly cartId: string;
  readonly input: PlaceOrder;
  /** Pays `order.voucher_amount`; it is locked. */
  readonly voucherId: number | null;
  readonly order: Omit<OrderRecord, 'id' | 'number' | 'hash' | 'placed_at'>;
  /** Pieces of products without stock have no warehouse. */
  readonly lines: readonly (Omit<Taken, 'warehouseId'> & { readonly warehouseId: number | null })[];
}

async function insertOrder(db: Connection, { cartId, input, order }: NewOrder, nextCartId: string | null): Promise<OrderRecord> {
  const { id } = await db.selectNoFrom(nextOf('order_id').as('id')).executeTakeFirstOrThrow();
  return db
    .insertInto('shop_order')
    .values({
      ...order,
      id,
      number: `100${id}`,
      hash: input.secrets.hash,
      is_guest: input.cart.kind === 'guest',
      cart_id: cartId,
      next_cart_id: nextCartId,
      idempotency_key: input.key,
      placed_at: input.at,
    })
    .returning(orderColumns)
    .executeTakeFirstOrThrow();
}

async function takeStock(db: Connection, orderId: number, lines: NewOrder['lines']): Promise<void> {
  const rows = lines.map(({ productId, warehouseId, qty }, index) => ({
    order_id: orderId,
    line_id: index + 1,
    product_id: productId,
    warehouse_id: warehouseId,
    qty,
  }));
  await db.insertInto('order_line').values(rows).execute();
  await takePieces(db, lines);
}

/** Asks the gateway nothing yet: that happens after the order is certain. */
async function insertPayment(db: Connection, order: OrderRecord, { secrets, at }: PlaceOrder): Promise<void> {
  const gateway = providerOf(order.payment_method);
  if (gateway === undefined) return;
  const { group } = order.document.payment;
  await db
    .insertInto('payment')
    .values({
      id: secrets.paymentId,
      order_id: order.id,
      method: order.payment_method,
      gateway,
      amount: amountDue(order),
      status: 'new',
      created_at: at,
      updated_at: at,
      document: group === null ? {} : { group },
    })
    .execute();
}

/** The day that was chosen in the checkout, as the calendar after the order writes hours: `8-12`. */
const chosenDay = ({ deliveryFrom: day, hours }: OrderRecord['document']['shipping'], at: string) =>
  hours == null ? {} : { day, hours: hours.replace(/^0/, ''), chosen_at: at };

/**
 * Writes a new order with everything that belongs to it, and takes its cart away. The goods are locked.
 * @returns with the id of the cart that has what was put aside (J-303), null where nothing was
 */
export async function writeOrder(
  db: Connection,
  newOrder: NewOrder,
): Promise<{ readonly order: OrderRecord; readonly nextCartId: string | null }> {
  const { cartId, input, lines, voucherId } = newOrder;
  const { at, secrets } = input;
  const nextCartId = await keepSaved(db, cartId);
  const order = await insertOrder(db, newOrder, nextCartId);
  await takeStock(db, order.id, lines);
  if (voucherId !== null) await spendVoucher(db, { orderId: order.id, voucherId, amount: order.voucher_amount, at });
  await addEvent(db, order.id, 'placed', at);
  if (order.payment_status === 'paid') await addEvent(db, order.id, 'paid', at);
  if (order.status !== 'pending_payment') await addEvent(db, order.id, order.status, at);
  await insertPayment(db, order, input);
  const isDated = withDeliveryDate.has(order.shipping_method);
  if (isDated) {
    await db
      .insertInto('delivery_date')
      .values({
        hash: secrets.deliveryHash,
        order_id: order.id,
        pin_hash: pinHash(secrets.deliveryHash, secrets.pin),
        ...chosenDay(order.document.shipping, at),
      })
      .execute();
  }
  const invoice = order.payment_status === 'paid' ? await issueInvoice(db, order, at) : null;
  const mail = orderMail(order, isDated ? { hash: secrets.deliveryHash, pin: secrets.pin } : null);
  const data = { ...mail, ...(invoice !== null && { invoice }) };
  await enqueueMail(db, { kind: 'order-placed', data }, mailAbout(order, at));
  await removeCart(db, cartId);
  return { order, nextCartId };
}
