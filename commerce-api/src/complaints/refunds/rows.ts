import { isSecondStage } from 'shared-contracts/complaints';
import type { Connection, RowOf } from '../../database/database.ts';
import { orderColumns } from '../../orders/order-record.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import { refundOfPieces } from '../../withdrawals/amounts.ts';
import { givenBackOf } from '../../withdrawals/order-state.ts';
import type { GivenBackLines } from '../../withdrawals/order-state.ts';
import type { ComplaintDocument } from '../complaint.ts';

const columns = ['complaint_id', 'order_id', 'line', 'qty', 'expected', 'amount', 'note', 'is_by_hand', 'refunded_at'] as const;

/** J-333: what an accepted complaint gives back; amounts in grosze. */
export type ComplaintRefund = Pick<RowOf<'complaint_refund'>, (typeof columns)[number]>;

/** What a complaint gives back; undefined where it gives nothing. */
export const readComplaintRefund = (db: Connection, complaintId: number): Promise<ComplaintRefund | undefined> =>
  db.selectFrom('complaint_refund').select(columns).where('complaint_id', '=', complaintId).executeTakeFirst();

/**
 * What complaints have given back of an order, as withdrawals count it: the pieces of a contract that is over with what they were worth, or by
 * how much a price was reduced. What is decided and not paid yet counts as well: it cannot be withdrawn from once more.
 */
export async function complaintRefundsOf(db: Connection, orderId: number): Promise<GivenBackLines> {
  const rows = await db
    .selectFrom('complaint_refund')
    .select(['line', 'qty', 'expected', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap(({ line, qty, expected, amount }) =>
    line === null ? [] : [{ lines: [{ line, qty, amount: (qty > 0 ? expected : (amount ?? expected)) ?? 0 }] }],
  );
}

interface BoughtLine {
  readonly order: OrderRecord;
  readonly line: number;
}

/** The line of an order that is complained of, with the order locked; null for what was bought in a shop, or is proven otherwise. */
async function boughtLine(db: Connection, { proof, product: { sku } }: ComplaintDocument): Promise<BoughtLine | null> {
  if (proof.kind !== 'order') return null;
  const order = await db
    .selectFrom('shop_order')
    .select(orderColumns)
    .where('number', '=', (proof.number ?? '').replaceAll(/\s/g, ''))
    .forUpdate()
    .executeTakeFirst();
  const line = order?.document.items.findIndex((item) => item.sku === sku && item.gift === undefined) ?? -1;
  return order === undefined || line < 0 ? null : { order, line };
}

/** What is due for a line of an order: the price of its pieces, or the reduction, and never more than is left of what was paid for it. */
async function dueForLine(db: Connection, { order, line }: BoughtLine, { demand, amount, product }: ComplaintDocument) {
  const item = order.document.items[line];
  if (item === undefined) return { qty: 0, expected: 0 };
  const withdrawals = await db.selectFrom('withdrawal').select('document').where('order_id', '=', order.id).execute();
  const earlier = [...withdrawals.map(({ document }) => document), ...(await complaintRefundsOf(db, order.id))];
  const before = givenBackOf(earlier, line);
  const left = Math.max(0, item.qty - before.qty);
  const pieces = Math.min(product.qty, left);
  if (demand === 'withdrawal') return { qty: pieces, expected: pieces === 0 ? 0 : refundOfPieces(item, before, pieces) };
  return { qty: 0, expected: Math.min(amount ?? 0, left === 0 ? 0 : refundOfPieces(item, before, left)) };
}

/**
 * J-333: notes what an accepted complaint gives back, where money was demanded. Nobody who has locked its order waits for the complaint: it
 * has no refund yet.
 * @param document of a complaint that is being accepted, and locked
 */
export async function oweRefund(db: Connection, complaintId: number, document: ComplaintDocument): Promise<void> {
  if (!isSecondStage(document.demand)) return;
  const bought = await boughtLine(db, document);
  const unknown = { qty: document.demand === 'withdrawal' ? document.product.qty : 0, expected: document.amount };
  const due = bought === null ? unknown : await dueForLine(db, bought, document);
  await db
    .insertInto('complaint_refund')
    .values({ complaint_id: complaintId, order_id: bought?.order.id ?? null, line: bought?.line ?? null, ...due })
    .execute();
}
