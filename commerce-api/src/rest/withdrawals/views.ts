import type { Static } from 'typebox';
import { grosze } from 'shared-contracts/money';
import { WITHDRAWAL_RETURN_WAYS } from 'shared-contracts/withdrawals';
import type { ProductRecord } from '../../catalogue/product-record.ts';
import type { Reference } from '../../catalogue/reference.ts';
import { isPostal } from '../../checkout/address.ts';
import { pickupDays } from '../../pickups/days.ts';
import { dayAfter, polishDay } from '../../promise/working-days.ts';
import type { Translator } from '../../translation/translator.ts';
import { closureOf, lastDay, withdrawalDays } from '../../withdrawals/deadline.ts';
import { conditionOf } from '../../withdrawals/facts.ts';
import { asksAccount, deliveryRefund, dueOf, isPaid, withdrawableLines } from '../../withdrawals/order-state.ts';
import type { WithdrawalFacts } from '../../withdrawals/order-state.ts';
import { canChoosePickup, placeOf } from '../../withdrawals/pickup/choose.ts';
import { changesOf } from '../../withdrawals/read.ts';
import { refundOf } from '../../withdrawals/withdrawal.ts';
import type { WithdrawableOrder as ReadOrder, WithdrawalHistory } from '../../withdrawals/read.ts';
import type { OpenWithdrawals, WithdrawableOrder, WithdrawalStatus } from '../schemas/index.ts';

interface Catalogue extends Pick<Translator, 'translate'> {
  readonly products: ReadonlyMap<number, ProductRecord>;
  readonly facts: WithdrawalFacts;
  readonly nameOf: (line: number) => string;
}

interface ViewContext {
  readonly reference: Pick<Reference, 'dictionaries' | 'categories'>;
  readonly now: Date;
}

/** Days within which withdrawn goods are sent back. */
const SEND_BACK_DAYS = 14;

/** J-198: what of an order can be withdrawn from. */
export function withdrawableView(
  { history, earlier, complained }: ReadOrder,
  { products, facts, nameOf, translate }: Catalogue,
  { reference, now }: ViewContext,
): Static<typeof WithdrawableOrder> {
  const { order } = history;
  const { items } = order.document;
  const isReached = isPostal(placeOf(order));
  const isOnlyBrought = facts.large.size > 0 && !isReached;
  const before = [...earlier.map(({ document }) => document), ...complained];
  return {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    closed: closureOf(history, now),
    last_day: lastDay(history),
    days: withdrawalDays(history),
    is_paid: isPaid(order),
    asks_account: asksAccount(order),
    seen: changesOf({ earlier, complained }),
    delivery: deliveryRefund(order, facts),
    lines: withdrawableLines(order, { earlier: before, cards: history.giftCards }, facts).flatMap(
      ({ line, left, excluded, amounts, isGiftCard = false }) => {
        const item = items[line];
        if (item === undefined) return [];
        const product = products.get(item.productId);
        const condition = product === undefined ? null : conditionOf(product, reference);
        return [
          {
            line,
            sku: item.sku,
            name: nameOf(line),
            thumbnail: item.thumbnail,
            qty: item.qty,
            left,
            add_ons: (item.addOns ?? []).map(({ name }) => translate(name)),
            excluded,
            is_gift_card: isGiftCard,
            is_large: facts.large.has(line) && isReached,
            condition: condition === null ? null : translate(condition),
            amounts: [...amounts],
          },
        ];
      },
    ),
    pickup_days: order.status === 'delivered' && isReached ? [...pickupDays(now)] : [],
    return_ways: isOnlyBrought ? ['salon'] : [...WITHDRAWAL_RETURN_WAYS],
    earlier: earlier.map(({ number, submitted_at: at, state }) => ({ number, submitted_at: at.toISOString(), state })),
  };
}

/** What is paid back, and why less of it: of what was not paid nothing but the voucher's part, and never more than is left of what was paid. */
function refundView({ withdrawal, order, left }: WithdrawalHistory, reason: string) {
  const { state, document, reduced_by: by, paid_back: paidBack } = withdrawal;
  const { goods, delivery } = document;
  const most = state === 'refunded' ? (paidBack ?? refundOf(document)) + by : left;
  const { due: refund, voucher } = dueOf(order, document, most, by);
  return {
    goods,
    delivery,
    voucher: grosze(voucher),
    refund: grosze(refund),
    reduced: by > 0 ? { by: grosze(by), reason } : null,
  };
}

/** J-335: how large goods are collected; null for all others. */
function pickupView({ withdrawal: { document }, pickup }: WithdrawalHistory) {
  if (document.isLarge !== true) return null;
  return { day: pickup?.day ?? null, shipment: pickup?.shipment ?? null, collected_at: pickup?.collected_at?.toISOString() ?? null };
}

/** J-199: how a withdrawal stands. Why less was paid back its e-mail says, not the number: staff may have written of the shopper. */
export function statusView(history: WithdrawalHistory, now: Date): Static<typeof WithdrawalStatus> {
  const { withdrawal, order, events } = history;
  const { number, state, submitted_at: at, document } = withdrawal;
  const pickup = pickupView(history);
  return {
    number,
    order_number: order.number,
    state,
    submitted_at: at.toISOString(),
    send_back_by: dayAfter(polishDay(at), SEND_BACK_DAYS),
    return_way: document.returnWay,
    lines: document.lines.map(({ shownName, qty, amount }) => ({ name: shownName, qty, amount })),
    ...refundView(history, ''),
    pickup: pickup && { ...pickup, days: canChoosePickup(history, now) ? [...pickupDays(now)] : [] },
    timeline: events.map((event) => ({ state: event.state, at: event.at.toISOString() })),
  };
}

/** J-205: a withdrawal as staff reads it. */
export function openView(history: WithdrawalHistory): Static<typeof OpenWithdrawals>['items'][number] {
  const { withdrawal, order } = history;
  const { id, number, state, submitted_at: at, document } = withdrawal;
  return {
    id,
    number,
    order_number: order.number,
    state,
    submitted_at: at.toISOString(),
    email: order.email,
    payment: order.document.payment.title,
    is_paid: isPaid(order),
    iban: document.iban,
    reason: document.reason,
    return_way: document.returnWay,
    lines: document.lines.map(({ sku, name, qty, amount }) => ({ sku, name, qty, amount })),
    ...refundView(history, history.withdrawal.reduction_reason),
    pickup: pickupView(history),
  };
}
