import type { Connection } from '../../database/database.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import { ownGift, ownOrders, type Owner } from './owner.ts';

const ownDocument = (document: OrderDocument): OrderDocument => ({
  ...document,
  items: document.items.map((item) => (item.gift === undefined ? item : { ...item, gift: ownGift(item.gift) })),
});

/** Rows of one order, without its number. */
const partOf = <Row extends { readonly order_id: number }>(rows: readonly Row[], orderId: number): readonly Omit<Row, 'order_id'>[] =>
  rows.filter((row) => row.order_id === orderId).map(({ order_id: _order, ...row }) => row);

/** What was paid and paid back for orders. */
async function readMoney(db: Connection, owner: Owner) {
  const own = ownOrders(db, owner);
  const payments = await db
    .selectFrom('payment')
    .select(['order_id', 'gateway', 'method', 'amount', 'status', 'failure', 'created_at', 'updated_at'])
    .where('order_id', 'in', own)
    .orderBy('created_at')
    .execute();
  const vouchers = await db
    .selectFrom('voucher_movement')
    .innerJoin('voucher', 'voucher.id', 'voucher_movement.voucher_id')
    .select(['voucher_movement.order_id', 'voucher_movement.kind', 'voucher_movement.amount', 'voucher_movement.at', 'voucher.code_end'])
    .where('voucher_movement.order_id', 'in', own)
    .orderBy('voucher_movement.at')
    .execute();
  const refunds = await db
    .selectFrom('order_refund')
    .select(['order_id', 'amount', 'way', 'reason', 'status', 'created_at', 'done_at'])
    .where('order_id', 'in', own)
    .orderBy('created_at')
    .execute();
  const invoices = await db
    .selectFrom('invoice')
    .select(['order_id', 'kind', 'number', 'issued_at', 'ksef_number', 'document'])
    .where('order_id', 'in', own)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  return { payments, vouchers, refunds, invoices };
}

/** Orders with everything that the shop keeps under them. */
export async function readOrders(db: Connection, owner: Owner) {
  const own = ownOrders(db, owner);
  const orders = await db
    .selectFrom('shop_order')
    .select([
      'id',
      'number',
      'store_code',
      'email',
      'is_guest',
      'status',
      'payment_method',
      'payment_status',
      'shipping_method',
      'grand_total',
      'voucher_amount',
      'placed_at',
      'document',
    ])
    .where('id', 'in', own)
    .orderBy('placed_at')
    .execute();
  const events = await db
    .selectFrom('order_event')
    .select(['order_id', 'event', 'at'])
    .where('order_id', 'in', own)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const parcels = await db
    .selectFrom('parcel_event')
    .select(['order_id', 'state', 'at'])
    .where('order_id', 'in', own)
    .orderBy('at')
    .execute();
  const cards = await db
    .selectFrom('gift_card')
    .select(['order_id', 'value', 'state', 'gift', 'send_on', 'sent_at'])
    .where('order_id', 'in', own)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const days = await db
    .selectFrom('delivery_date')
    .select(['order_id', 'day', 'hours', 'chosen_at'])
    .where('order_id', 'in', own)
    .where('chosen_at', 'is not', null)
    .execute();
  const money = await readMoney(db, owner);
  return orders.map(({ id, document, ...order }) => ({
    ...order,
    document: ownDocument(document),
    timeline: partOf(events, id),
    parcel: partOf(parcels, id),
    payments: partOf(money.payments, id),
    vouchers: partOf(money.vouchers, id),
    refunds: partOf(money.refunds, id),
    invoices: partOf(money.invoices, id),
    gift_cards: partOf(cards, id).map((card) => ({ ...card, gift: ownGift(card.gift) })),
    delivery_dates: partOf(days, id),
  }));
}
