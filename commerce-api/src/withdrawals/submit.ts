import { grosze, sumGrosze } from 'shared-contracts/money';
import { isPostal } from '../checkout/address.ts';
import { complaintRefundsOf } from '../complaints/refunds/rows.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { lockOrder } from '../orders/order-rows.ts';
import { canCancel } from '../orders/order-steps.ts';
import type { OrderHistory } from '../orders/order-view.ts';
import { readOrder } from '../orders/read-transactions.ts';
import { moveOrder } from '../orders/status.ts';
import { paidForLine, voucherPart } from './amounts.ts';
import { closureOf } from './deadline.ts';
import { giveGoodsUp } from './give-goods-up.ts';
import { deliveryRefund, isPaid, withdrawableLines } from './order-state.ts';
import type { WithdrawalFacts } from './order-state.ts';
import { paperOf } from './paper.ts';
import { bookPickup, canChoosePickup, placeOf, readPickup } from './pickup/choose.ts';
import { changesOf, withdrawalsOf } from './read.ts';
import type { WithdrawableOrder, WithdrawalRecord } from './read.ts';
import { refundOf } from './withdrawal.ts';
import type { WithdrawalDocument } from './withdrawal.ts';

export interface SubmitWithdrawal extends Pick<WithdrawalDocument, 'language' | 'reason' | 'returnWay' | 'iban'> {
  /** A new random one; a repetition gets that of the first. */
  readonly number: string;
  readonly orderNumber: string;
  /** `changesOf` the order as the shopper saw it: what has changed meanwhile is looked at before anything is sent. */
  readonly seen: number;
  /** SHA-256 of what was sent. */
  readonly digest: string;
  readonly lines: readonly { readonly line: number; readonly qty: number; readonly shownName: string }[];
  readonly facts: WithdrawalFacts;
  /** J-335: on which a courier collects large goods, one of those that are offered, `YYYY-MM-DD`; null: none was chosen. */
  readonly pickupDay: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** `productIds`: products whose stock has changed. */
export type SubmittedWithdrawal =
  | { readonly number: string; readonly productIds: readonly number[] }
  | { readonly refusal: 'unknown' | 'changed' | 'late' | 'cancelled' };

/** Whether some of these lines are too large for a parcel. */
const hasLarge = (lines: readonly { readonly line: number }[], { large }: WithdrawalFacts): boolean =>
  lines.some(({ line }) => large.has(line));

/** J-335: whether a courier collects what is withdrawn. */
const isCollected = (order: OrderRecord, { lines, facts, returnWay }: SubmitWithdrawal): boolean =>
  returnWay === 'label' && hasLarge(lines, facts) && isPostal(placeOf(order));

/** The lines with what is paid back for them; undefined when one of them cannot be withdrawn from. */
function documentOf(
  { order, giftCards: cards }: OrderHistory,
  { earlier, complained }: Pick<WithdrawableOrder, 'earlier' | 'complained'>,
  { lines, facts, language, reason, returnWay, iban }: SubmitWithdrawal,
): WithdrawalDocument | undefined {
  const documents = earlier.map(({ document }) => document);
  const open = withdrawableLines(order, { earlier: [...documents, ...complained], cards }, facts);
  const withdrawn = lines.flatMap(({ line, qty, shownName }) => {
    const item = order.document.items[line];
    const amount = open[line]?.excluded === null ? open[line]?.amounts[qty - 1] : undefined;
    return item === undefined || amount === undefined ? [] : [{ line, sku: item.sku, name: item.name, shownName, qty, amount }];
  });
  if (withdrawn.length !== lines.length || new Set(lines.map(({ line }) => line)).size !== lines.length) return undefined;
  const isAll = open.every(
    ({ line, left, isGiftCard = false }) => isGiftCard || left === (withdrawn.find((one) => one.line === line)?.qty ?? 0),
  );
  const goods = sumGrosze(withdrawn.map(({ amount }) => amount));
  const delivery = isAll ? deliveryRefund(order, facts) : grosze(0);
  const ofComplaints = complained.flatMap(({ lines: ofOne }) => ofOne).reduce((sum, { amount }) => sum + amount, 0);
  const before = documents.reduce((sum, document) => sum + refundOf(document), ofComplaints);
  // J-250: a voucher has paid for goods and delivery alone, never for a gift card.
  const cardsCost = sumGrosze(order.document.items.filter(({ gift }) => gift !== undefined).map(paidForLine));
  const voucher = voucherPart({ total: order.grand_total - cardsCost, voucher: order.voucher_amount }, before, goods + delivery);
  // No parcel carries it, and there is no street for a courier.
  const isBrought = hasLarge(lines, facts) && !isPostal(placeOf(order));
  return { language, lines: withdrawn, reason, returnWay: isBrought ? 'salon' : returnWay, iban, goods, delivery, voucher };
}

/** A timeline has each state once. */
export const addWithdrawalEvent = async (db: Connection, id: number, state: WithdrawalRecord['state'], at: string): Promise<void> => {
  await db.insertInto('withdrawal_event').values({ withdrawal_id: id, state, at }).execute();
};

/**
 * J-198: takes a withdrawal in, and writes its confirmation into the outbox. The order's row is locked: of parallel calls the second sees
 * what the first has left. The same once more is the same withdrawal, whoever sends it and however often.
 */
export const submitWithdrawal: Transaction<SubmitWithdrawal, SubmittedWithdrawal> = async (db, input) => {
  const { number, orderNumber, seen, digest, pickupDay, at } = input;
  const order = await lockOrder(db, orderNumber);
  const history = order === undefined ? null : await readOrder(db, orderNumber);
  if (order === undefined || history === null) return { refusal: 'unknown' };
  const earlier = await withdrawalsOf(db, order.id);
  const same = earlier.find((one) => one.position === seen && one.digest === digest);
  if (same !== undefined) {
    // Sent again with another day of the courier, since no answer has come.
    if (pickupDay !== null && canChoosePickup({ withdrawal: same, order, pickup: await readPickup(db, same.id) }, new Date(at)))
      await bookPickup(db, same.id, pickupDay);
    return { number: same.number, productIds: [] };
  }
  const complained = await complaintRefundsOf(db, order.id);
  if (changesOf({ earlier, complained }) !== seen) return { refusal: 'changed' };
  const closure = closureOf(history, new Date(at));
  if (closure !== null) return { refusal: closure };
  const declared = documentOf(history, { earlier, complained }, input);
  if (declared === undefined) return { refusal: 'changed' };
  const all = [...earlier.map((one) => one.document), ...complained, declared];
  const left = withdrawableLines(order, { earlier: all, cards: history.giftCards }, input.facts).filter((one) => one.left > 0);
  // Nobody has packed it: with nothing left it is cancelled (J-183), with gift cards left all but those is given up. Cards that nobody has
  // paid for go with the goods: the order asks for one sum, and would be paid whole.
  const areOnlyCardsLeft = left.every(({ isGiftCard = false }) => isGiftCard);
  const isGivenUp = canCancel(order) && (left.length === 0 || (areOnlyCardsLeft && !isPaid(order)));
  const areGoodsGivenUp = canCancel(order) && !isGivenUp && areOnlyCardsLeft;
  const isPaidBack = isGivenUp || areGoodsGivenUp;
  const state = isPaidBack ? 'refunded' : 'submitted';
  const document: WithdrawalDocument = {
    ...declared,
    ...(isPaidBack && { isGivenUp: true }),
    ...(!isPaidBack && isCollected(order, input) && { isLarge: true }),
  };
  const withdrawal = { number, order_id: order.id, position: seen, digest, state, submitted_at: at, document } as const;
  const { id } = await db
    .insertInto('withdrawal')
    .values({ id: nextOf('withdrawal_id'), ...withdrawal })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addWithdrawalEvent(db, id, 'submitted', at);
  const giveUp = async (): Promise<readonly number[]> => {
    if (isGivenUp) return moveOrder(db, order, 'cancelled', at);
    return areGoodsGivenUp ? giveGoodsUp(db, order, history.giftCards, at) : [];
  };
  const productIds = await giveUp();
  if (isPaidBack) await addWithdrawalEvent(db, id, 'refunded', at);
  const isBooked = pickupDay !== null && canChoosePickup({ withdrawal: { state, document }, order, pickup: null }, new Date(at));
  if (isBooked) await bookPickup(db, id, pickupDay);
  const data = paperOf({ number, submittedAt: at, document, order, pickupDay: isBooked ? pickupDay : null });
  await enqueueMail(db, { kind: 'withdrawal-submitted', data }, mailAbout(order, at));
  return { number, productIds };
};
