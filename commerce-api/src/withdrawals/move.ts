import { grosze } from 'shared-contracts/money';
import { WITHDRAWAL_STATES } from 'shared-contracts/withdrawals';
import type { WithdrawalState } from 'shared-contracts/withdrawals';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { correctInvoice } from '../invoices/issue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import { orderColumns } from '../orders/order-record.ts';
import { refundWithdrawal } from '../orders/refund-rows.ts';
import { isPaid } from './order-state.ts';
import { addWithdrawalEvent } from './submit.ts';
import { refundOf } from './withdrawal.ts';
import type { WithdrawalStep } from './withdrawal.ts';

export interface MoveWithdrawal {
  readonly id: number;
  readonly step: WithdrawalStep;
  /** ISO 8601. */
  readonly at: string;
}

export type MovedWithdrawal =
  | { readonly before: WithdrawalState; readonly isByHand: boolean }
  | { readonly refusal: 'unknown' }
  /** The money has not come yet, and still may. */
  | { readonly refusal: 'unpaid' }
  | { readonly refusal: 'moved'; readonly state: WithdrawalState };

/** Whether a step is the next one: goods are checked when they are there, money goes back when they are checked. */
const isNext = (state: WithdrawalState, step: WithdrawalStep): boolean =>
  WITHDRAWAL_STATES.indexOf(step) === WITHDRAWAL_STATES.indexOf(state) + 1;

/**
 * J-205: moves a withdrawal one step on: timeline, e-mail, with the last one the money (J-184). No step is made twice.
 * @returns the state before; `isByHand`: whether staff has to transfer money, which no gateway brought
 */
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
  // Closed now, what is paid later would never go back.
  if (step === 'refunded' && !isPaid(order) && order.status !== 'cancelled') return { refusal: 'unpaid' };
  await db.updateTable('withdrawal').set({ state: step }).where('id', '=', id).execute();
  await addWithdrawalEvent(db, id, step, at);
  const due = isPaid(order) ? refundOf(document) : document.voucher;
  const parts = step === 'refunded' ? await refundWithdrawal(db, order, { amount: due, told: document.voucher, at }) : null;
  // An order that was cancelled or refunded meanwhile has less left.
  const amount = grosze(parts === null ? due : parts.reduce((sum, part) => sum + part.amount, 0));
  if (step === 'refunded') {
    const lines = document.lines.map(({ line, qty, amount: of }) => ({ line, qty, amount: of }));
    await correctInvoice(db, order, { amount, lines }, { reason: 'withdrawal', at });
  }
  const data = { number, step, language: document.language, amount };
  await enqueueMail(db, { kind: 'withdrawal-moved', data }, mailAbout(order, at));
  return { before: state, isByHand: parts?.some(({ way }) => way === 'transfer') ?? false };
};
