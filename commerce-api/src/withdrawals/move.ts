import { grosze } from 'shared-contracts/money';
import { WITHDRAWAL_STATES } from 'shared-contracts/withdrawals';
import type { WithdrawalState } from 'shared-contracts/withdrawals';
import type { Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { correctInvoice } from '../invoices/issue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import { orderColumns } from '../orders/order-record.ts';
import { refundable, refundWithdrawal } from '../orders/refund-rows.ts';
import { dueOf, isPaid } from './order-state.ts';
import { spread } from '../carts/spread.ts';
import { endPickup } from './pickup/choose.ts';
import { addWithdrawalEvent } from './submit.ts';
import type { WithdrawalStep } from './withdrawal.ts';

export interface MoveWithdrawal {
  readonly id: number;
  readonly step: WithdrawalStep;
  /** J-334: with the money: by how much less of the price of the goods goes back (grosze), and why; the shopper reads it. */
  readonly reduced?: { readonly by: number; readonly reason: string };
  /** ISO 8601. */
  readonly at: string;
}

export type MovedWithdrawal =
  | { readonly before: WithdrawalState; readonly isByHand: boolean }
  | { readonly refusal: 'unknown' }
  /** The money has not come yet, and still may. */
  | { readonly refusal: 'unpaid' }
  /** The price of the goods is reduced by more than is paid back for them. */
  | { readonly refusal: 'reduced-too-much'; readonly most: number }
  | { readonly refusal: 'moved'; readonly state: WithdrawalState };

/** Whether a step is the next one: goods are checked when they are there, money goes back when they are checked. */
const isNext = (state: WithdrawalState, step: WithdrawalStep): boolean =>
  WITHDRAWAL_STATES.indexOf(step) === WITHDRAWAL_STATES.indexOf(state) + 1;

/**
 * J-205: moves a withdrawal one step on: timeline, e-mail, with the last one the money (J-184). No step is made twice.
 * @returns the state before; `isByHand`: whether staff has to transfer money, which no gateway brought
 */
export const moveWithdrawal: Transaction<MoveWithdrawal, MovedWithdrawal> = async (db, { id, step, reduced, at }) => {
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
  const by = reduced?.by ?? 0;
  // An order that was cancelled or refunded meanwhile has less left: the price is reduced of that.
  const left = await refundable(db, order);
  // Delivery and the fee of the payment go back whole: goods that were used are worth less, nothing else.
  const most = Math.min(dueOf(order, document, left).due, document.goods);
  if (by > most) return { refusal: 'reduced-too-much', most };
  const { due, voucher } = dueOf(order, document, left, by);
  const parts = step === 'refunded' ? await refundWithdrawal(db, order, { amount: due, told: voucher, at }) : null;
  const amount = grosze(due);
  await db
    .updateTable('withdrawal')
    .set({
      state: step,
      reduced_by: by,
      reduction_reason: by > 0 ? (reduced?.reason ?? '') : '',
      paid_back: step === 'refunded' ? amount : null,
    })
    .where('id', '=', id)
    .execute();
  await addWithdrawalEvent(db, id, step, at);
  await endPickup(db, id, at);
  if (step === 'refunded') {
    const goods = spread(
      Math.max(0, document.goods - by),
      document.lines.map((one) => one.amount),
    );
    const lines = document.lines.map(({ line, qty }, index) => ({ line, qty, amount: goods[index] ?? 0 }));
    await correctInvoice(db, order, { amount, lines }, { reason: 'withdrawal', at });
  }
  const less = by > 0 && reduced !== undefined ? { reduced: { by: grosze(by), reason: reduced.reason } } : {};
  const data = { number, step, language: document.language, amount, ...less };
  await enqueueMail(db, { kind: 'withdrawal-moved', data }, mailAbout(order, at));
  return { before: state, isByHand: parts?.some(({ way }) => way === 'transfer') ?? false };
};
