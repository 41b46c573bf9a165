import type { NotNull } from 'kysely';
import { giveBackToPools } from '../catalogue/promotion-pool.ts';
import { returnPieces } from '../catalogue/stock-moves.ts';
import type { Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { OrderStatusMail } from '../mail/mail.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import type { OrderRecord } from './order-record.ts';
import { correctInvoice, issueInvoice } from '../invoices/issue.ts';
import { mailAbout, orderMail } from './order-mail.ts';
import { askAboutOrder } from '../surveys/ask.ts';
import { addEvent } from './order-rows.ts';
import { releaseMail } from './held-mail.ts';
import { refundOrder } from './refund-rows.ts';
import { isCardsOnly } from '../gift-cards/gift.ts';
import { tellRecipient } from '../gift-cards/mails.ts';
import { voidCards } from '../gift-cards/rows.ts';
import { grosze, sumGrosze } from 'shared-contracts/money';

/** What an order can become from what it is. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: ['processing', 'cancelled'],
  processing: ['packed', 'shipped', 'ready_for_pickup', 'cancelled'],
  packed: ['shipped', 'ready_for_pickup', 'cancelled'],
  shipped: ['delivered'],
  ready_for_pickup: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => next[from].includes(to);

/** The pieces of a locked order go back to where they came from, and into the pools of their promotions, once; products by id, as when they were taken. @returns the products */
export async function giveStockBack(db: Connection, { id: orderId, placed_at: placedAt }: OrderRecord): Promise<readonly number[]> {
  const lines = await db
    .selectFrom('order_line')
    .select(['product_id', 'warehouse_id', 'qty'])
    .where('order_id', '=', orderId)
    .where('warehouse_id', 'is not', null)
    .$narrowType<{ warehouse_id: NotNull }>()
    .orderBy('product_id')
    .orderBy('warehouse_id')
    .execute();
  await db.updateTable('order_line').set({ warehouse_id: null }).where('order_id', '=', orderId).execute();
  const pieces = lines.map((line) => ({ productId: line.product_id, warehouseId: line.warehouse_id, qty: line.qty }));
  await returnPieces(db, pieces);
  await giveBackToPools(db, pieces, placedAt);
  return [...new Set(lines.map((line) => line.product_id))];
}

/** What a cancelled order gives back, in grosze: to the voucher at once, of what else was paid soon. */
async function refundCancelled(db: Connection, order: OrderRecord, at: string): Promise<NonNullable<OrderStatusMail['refund']>> {
  // Money for a gift card that was spent stays with the shop. Who has one that was sent hears that it is none any more.
  for (const card of await voidCards(db, order.id, at)) await tellRecipient(db, order, card, at);
  const parts = await refundOrder(db, order, null, { reason: 'cancelled', at });
  const sum = (isVoucher: boolean) =>
    sumGrosze(parts.filter(({ way }) => (way === 'voucher') === isVoucher).map(({ amount }) => grosze(amount)));
  return { money: sum(false), voucher: sum(true) };
}

/** J-245: an order has its invoice when it is paid, and at the latest when it is packed. */
const isInvoiced = ({ payment_status: payment }: OrderRecord, status: OrderStatus): boolean =>
  status !== 'cancelled' && status !== 'pending_payment' && (payment === 'paid' || status !== 'processing');

/**
 * Moves a locked order on: event, e-mail; when it is cancelled its pieces go back into stock and what was paid to who has paid it.
 * @returns products whose stock has changed
 */
export async function moveOrder(db: Connection, order: OrderRecord, status: OrderStatus, at: string): Promise<readonly number[]> {
  await db.updateTable('shop_order').set({ status, payment_review: null }).where('id', '=', order.id).execute();
  await addEvent(db, order.id, status, at);
  // A card has come by e-mail: there is no delivery to be asked about.
  const isAsked = status !== 'delivered' || !isCardsOnly(order.document);
  const survey = isAsked ? await askAboutOrder(db, order.id, status, at) : undefined;
  // Stock before voucher, as when an order is placed.
  const productIds = status === 'cancelled' ? await giveStockBack(db, order) : [];
  const refund = status === 'cancelled' ? await refundCancelled(db, order, at) : undefined;
  if (status === 'cancelled') await correctInvoice(db, order, { amount: null, lines: [] }, { reason: 'cancelled', at });
  const invoice = isInvoiced(order, status) ? await issueInvoice(db, order, at) : null;
  const data = {
    ...orderMail(order),
    status,
    ...(invoice !== null && { invoice }),
    ...(survey !== undefined && { survey }),
    ...(refund !== undefined && { refund }),
  };
  await enqueueMail(db, { kind: 'order-status', data }, mailAbout(order, at));
  return productIds;
}

/** J-251: a locked order of which nothing but gift cards is left is done with the last of them. What was sent is told already: no e-mail, no survey. */
export async function finishCards(db: Connection, order: OrderRecord, at: string): Promise<void> {
  await db.updateTable('shop_order').set({ status: 'delivered', payment_review: null }).where('id', '=', order.id).execute();
  await addEvent(db, order.id, 'delivered', at);
}

/** Notes that a locked order has been paid without a gateway. @returns the order as it is now, with e-mails that go out at once */
export async function markPaid(db: Connection, order: OrderRecord, at: string): Promise<OrderRecord> {
  const paid = { payment_status: 'paid', payment_review: null } as const;
  const released = await releaseMail(db, order, at);
  await db.updateTable('shop_order').set(paid).where('id', '=', order.id).execute();
  await addEvent(db, order.id, 'paid', at);
  return { ...released, ...paid };
}
