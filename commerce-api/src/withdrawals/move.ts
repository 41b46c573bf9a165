import { grosze } from 'shared-contracts/money';
import { WITHDRAWAL_STATES } from 'shared-contracts/withdrawals';
import type { WithdrawalState } from 'shared-contracts/withdrawals';
import type { Connection, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { orderColumns } from '../orders/order-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { allLeft } from '../orders/refund.ts';
import { moneyLeft, readRefunds, refundOrder } from '../orders/refund-rows.ts';
import { payRefund } from '../orders/refund-transactions.ts';
import { isPaid } from './order-state.ts';
import { addWithdrawalEvent } from './submit.ts';
import { refundOf } from './withdrawal.ts';
import type { WithdrawalDocument } from './withdrawal.ts';

/** What staff does with a withdrawal. */
export type WithdrawalStep = Exclude<WithdrawalState, 'submitted'>;

export interface MoveWithdrawal {
  readonly id: number;
  readonly step: WithdrawalStep;
  /** ISO 8601. */
  readonly at: string;
}

export type MovedWithdrawal =
  /** @param isByHand staff transfers money: no gateway brought it */
  | { readonly before: WithdrawalState; readonly isByHand: boolean }
  | { readonly refusal: 'unknown' }
  | { readonly refusal: 'moved'; readonly state: WithdrawalState };

/** Whether a step is the next one: goods are checked when they are there, money goes back when they are checked. */
const isNext = (state: WithdrawalState, step: WithdrawalStep): boolean =>
  WITHDRAWAL_STATES.indexOf(step) === WITHDRAWAL_STATES.indexOf(state) + 1;

/** What is paid back of a locked order for a withdrawal, in grosze: never more than is left of what was paid. */
const amountOf = async (db: Connection, order: OrderRecord, document: WithdrawalDocument): Promise<number> =>
  Math.min(isPaid(order) ? refundOf(document) : document.voucher, allLeft(await moneyLeft(db, order)));

/** J-184: begins the refund: by voucher at once, by the gateway after the commit; what goes by hand has been transferred. @returns whether anything does */
async function payBack(db: Connection, order: OrderRecord, amount: number, at: string): Promise<boolean> {
  if (amount === 0) return false;
  const known = new Set((await readRefunds(db, order.id)).map(({ id }) => id));
  await refundOrder(db, order, amount, { reason: 'staff', at });
  const byHand = (await readRefunds(db, order.id)).filter(({ id, way }) => way === 'transfer' && !known.has(id));
  for (const { id } of byHand) await payRefund(db, { id, way: 'transfer', at });
  return byHand.length > 0;
}

/** J-205: moves a withdrawal one step on: timeline, e-mail, with the last one the refund. No step is made twice. */
export const moveWithdrawal: Transaction<MoveWithdrawal, MovedWithdrawal> = async (db, { id, step, at }) => {
  const found = await db.selectFrom('withdrawal').select('order_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return { refusal: 'unknown' };
  const order = await db
    .selectFrom('shop_order')
    .select(orderColumns)
    .where('id', '=', found.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Behind the order's lock, as everywhere.
  const { number, state, document } = await db
    .selectFrom('withdrawal')
    .select(['number', 'state', 'document'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!isNext(state, step)) return { refusal: 'moved', state };
  await db.updateTable('withdrawal').set({ state: step }).where('id', '=', id).execute();
  await addWithdrawalEvent(db, id, step, at);
  const amount = await amountOf(db, order, document);
  const isByHand = step === 'refunded' && (await payBack(db, order, amount, at));
  const data = { number, step, language: document.language, amount: grosze(amount) };
  await enqueueMail(db, { kind: 'withdrawal-moved', data }, { recipient: order.email, storeCode: order.store_code, at, orderId: order.id });
  return { before: state, isByHand };
};
