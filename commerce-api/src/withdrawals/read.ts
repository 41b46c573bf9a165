import type { WithdrawalState } from 'shared-contracts/withdrawals';
import { complaintRefundsOf } from '../complaints/refunds/rows.ts';
import type { ComplaintLines } from '../complaints/refunds/rows.ts';
import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { orderColumns } from '../orders/order-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { refundable } from '../orders/refund-rows.ts';
import { readOrder } from '../orders/read-transactions.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { readPickup } from './pickup/choose.ts';
import type { WithdrawalPickup } from './pickup/choose.ts';

const columns = [
  'id',
  'number',
  'order_id',
  'position',
  'digest',
  'state',
  'submitted_at',
  'document',
  'reduced_by',
  'reduction_reason',
  'paid_back',
] as const;

export type WithdrawalRecord = Pick<RowOf<'withdrawal'>, (typeof columns)[number]>;

/** What has been withdrawn from an order, the oldest first. */
export const withdrawalsOf = (db: Connection, orderId: number): Promise<readonly WithdrawalRecord[]> =>
  db.selectFrom('withdrawal').select(columns).where('order_id', '=', orderId).orderBy('position').execute();

export interface WithdrawableOrder {
  readonly history: OrderHistory;
  readonly earlier: readonly WithdrawalRecord[];
  /** J-333: what complaints have given back of it. */
  readonly complained: ComplaintLines;
}

/**
 * What has been given back of an order, counted: of parallel withdrawals one is made on what its shopper saw. A complaint counts when it is
 * accepted, and once more when it is paid, which may be less than was due.
 */
export const changesOf = ({ earlier, complained }: Pick<WithdrawableOrder, 'earlier' | 'complained'>): number =>
  earlier.length + complained.reduce((sum, { isPaid }) => sum + (isPaid ? 2 : 1), 0);

/** An order with its withdrawals; null where there is none. Who may see it is for the caller to say. */
export const readWithdrawable: Transaction<string, WithdrawableOrder | null> = async (db, orderNumber) => {
  const history = await readOrder(db, orderNumber);
  if (history === null) return null;
  const { id } = history.order;
  return { history, earlier: await withdrawalsOf(db, id), complained: await complaintRefundsOf(db, id) };
};

export interface WithdrawalEvent {
  readonly state: WithdrawalState;
  readonly at: Date;
}

export interface WithdrawalHistory {
  readonly withdrawal: WithdrawalRecord;
  readonly order: OrderRecord;
  /** Of what was paid for the order, what can still be given back, in grosze. */
  readonly left: number;
  /** The oldest first. */
  readonly events: readonly WithdrawalEvent[];
  /** J-335; null: no day was chosen. */
  readonly pickup: WithdrawalPickup | null;
}

async function withOrder(db: Connection, withdrawal: WithdrawalRecord): Promise<WithdrawalHistory> {
  const order = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', withdrawal.order_id).executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('withdrawal_event')
    .select(['state', 'at'])
    .where('withdrawal_id', '=', withdrawal.id)
    .orderBy('at')
    .execute();
  return { withdrawal, order, left: await refundable(db, order), events, pickup: await readPickup(db, withdrawal.id) };
}

/** J-199: a withdrawal by its number; null where there is none. */
export const readWithdrawal: Transaction<string, WithdrawalHistory | null> = async (db, number) => {
  const withdrawal = await db.selectFrom('withdrawal').select(columns).where('number', '=', number).executeTakeFirst();
  return withdrawal === undefined ? null : withOrder(db, withdrawal);
};

/** J-205: withdrawals whose money has not gone back, the oldest first. */
export const openWithdrawals: Transaction<{ readonly most: number }, readonly WithdrawalHistory[]> = async (db, { most }) => {
  const rows = await db
    .selectFrom('withdrawal')
    .select(columns)
    .where('state', '<>', 'refunded')
    .orderBy('submitted_at')
    .limit(most)
    .execute();
  return Promise.all(rows.map((withdrawal) => withOrder(db, withdrawal)));
};
