import { isSecondStage } from 'shared-contracts/complaints';
import type { Connection, RowOf } from '../../database/database.ts';
import { orderColumns } from '../../orders/order-record.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import type { OrderItem } from '../../orders/order-document.ts';
import { refundOfPieces } from '../../withdrawals/amounts.ts';
import type { GivenBack } from '../../withdrawals/amounts.ts';
import { givenBackOf } from '../../withdrawals/order-state.ts';
import type { GivenBackLines } from '../../withdrawals/order-state.ts';
import type { ComplaintDocument } from '../complaint.ts';

const columns = ['complaint_id', 'order_id', 'line', 'qty', 'expected', 'amount', 'note', 'is_by_hand', 'refunded_at'] as const;

/** J-333: what an accepted complaint gives back; amounts in grosze. */
export type ComplaintRefund = Pick<RowOf<'complaint_refund'>, (typeof columns)[number]>;

/** What a complaint gives back; undefined where it gives nothing. */
export const readComplaintRefund = (db: Connection, complaintId: number): Promise<ComplaintRefund | undefined> =>
  db.selectFrom('complaint_refund').select(columns).where('complaint_id', '=', complaintId).executeTakeFirst();

/** What complaints have given back of an order, each on its own. */
export type ComplaintLines = readonly (GivenBackLines[number] & { readonly isPaid: boolean })[];

/**
 * What complaints have given back of an order, as withdrawals count it: the pieces of a contract that is over with what they were worth, or by
 * how much a price was reduced. What is decided and not paid yet counts as well: it cannot be withdrawn from once more.
 */
export async function complaintRefundsOf(db: Connection, orderId: number): Promise<ComplaintLines> {
  const rows = await db
    .selectFrom('complaint_refund')
    .select(['line', 'qty', 'expected', 'amount', 'refunded_at'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap(({ line, qty, expected, amount, refunded_at: at }) =>
    line === null ? [] : [{ lines: [{ line, qty, amount: (qty > 0 ? expected : (amount ?? expected)) ?? 0 }], isPaid: at !== null }],
  );
}

interface BoughtLine {
  readonly order: OrderRecord;
  readonly line: number;
  readonly item: OrderItem;
  /** What of the line was given back earlier. */
  readonly before: GivenBack;
}

/** Pieces that have not been given back. */
const piecesLeft = ({ item, before }: Pick<BoughtLine, 'item' | 'before'>): number => Math.max(0, item.qty - before.qty);

/**
 * The line of an order that is complained of, with the order locked; null for what was bought in a shop, or is proven otherwise. Of several
 * lines of one product it is the first that has all pieces, or else that with the most.
 */
async function boughtLine(db: Connection, { proof, product: { sku, qty } }: ComplaintDocument): Promise<BoughtLine | null> {
  if (proof.kind !== 'order') return null;
  const order = await db
    .selectFrom('shop_order')
    .select(orderColumns)
    .where('number', '=', (proof.number ?? '').replaceAll(/\s/g, ''))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return null;
  const withdrawals = await db.selectFrom('withdrawal').select('document').where('order_id', '=', order.id).execute();
  const earlier = [...withdrawals.map(({ document }) => document), ...(await complaintRefundsOf(db, order.id))];
  const lines = order.document.items.flatMap((item, line) =>
    item.sku === sku && item.gift === undefined ? [{ order, line, item, before: givenBackOf(earlier, line) }] : [],
  );
  return lines.find((one) => piecesLeft(one) >= qty) ?? lines.toSorted((a, b) => piecesLeft(b) - piecesLeft(a))[0] ?? null;
}

/** What is due for a line of an order: the price of its pieces, or the reduction, and never more than is left of what was paid for it. */
function dueForLine(bought: BoughtLine, { demand, amount, product }: ComplaintDocument) {
  const { item, before } = bought;
  const left = piecesLeft(bought);
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
  const due = bought === null ? unknown : dueForLine(bought, document);
  await db
    .insertInto('complaint_refund')
    .values({ complaint_id: complaintId, order_id: bought?.order.id ?? null, line: bought?.line ?? null, ...due })
    .execute();
}
