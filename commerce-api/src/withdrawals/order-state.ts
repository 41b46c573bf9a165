import { providerOf } from 'shared-contracts/codes';
import { WITHDRAWAL_EXCLUSIONS } from 'shared-contracts/withdrawals';
import type { WithdrawalExclusion } from 'shared-contracts/withdrawals';
import type { GiftCardRecord } from '../gift-cards/rows.ts';
import type { OrderItem } from '../orders/order-document.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { canCancel } from '../orders/order-steps.ts';
import { amountDue } from '../orders/payable.ts';
import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { refundOfPieces } from './amounts.ts';
import type { GivenBack } from './amounts.ts';
import { refundOf } from './withdrawal.ts';
import type { WithdrawalDocument } from './withdrawal.ts';

type Paid = Pick<OrderRecord, 'status' | 'payment_status'>;

/** Whether the shop has the money: what is paid on delivery has been paid when the goods have been handed over. */
export const isPaid = ({ status, payment_status: payment }: Paid): boolean => payment === 'paid' || status === 'delivered';

/** Whether the shopper names an account: no gateway brought the money, and it has come or may come with the parcel that is on its way. */
export const asksAccount = (order: Paid & Pick<OrderRecord, 'payment_method' | 'grand_total' | 'voucher_amount'>): boolean =>
  providerOf(order.payment_method) === undefined &&
  amountDue(order) > 0 &&
  (isPaid(order) || order.status === 'shipped' || order.status === 'ready_for_pickup');

/** The facts of the catalogue that a withdrawal depends on, as they are now. */
export interface WithdrawalFacts {
  /** Lines, by their place, that are codes or licences. */
  readonly digital: ReadonlySet<number>;
  /** Lines that no parcel carries. */
  readonly large: ReadonlySet<number>;
  /** The cheapest delivery that the shop offers for these goods; null where it is not known any more. */
  readonly cheapestDelivery: Grosze | null;
}

type Cards = readonly Pick<GiftCardRecord, 'line' | 'state'>[];

/** Pieces of a line of gift cards that have not been given back; all of them as long as nothing is paid, and none is issued. */
const liveCards = ({ qty }: Pick<OrderItem, 'qty'>, line: number, cards: Cards): number => {
  const own = cards.filter((card) => card.line === line);
  return own.length === 0 ? qty : own.filter(({ state }) => state !== 'cancelled').length;
};

/** What has been given back of an order before, by withdrawals and by complaints (J-333), line by line. */
export type GivenBackLines = readonly { readonly lines: readonly ({ readonly line: number } & GivenBack)[] }[];

/** What of a line was given back earlier. */
export const givenBackOf = (earlier: GivenBackLines, line: number): GivenBack =>
  earlier
    .flatMap(({ lines }) => lines)
    .filter((one) => one.line === line)
    .reduce((sum, { qty, amount }) => ({ qty: sum.qty + qty, amount: sum.amount + amount }), { qty: 0, amount: 0 });

/** A line of an order as far as withdrawing from it goes. */
export interface WithdrawableLine {
  readonly line: number;
  readonly left: number;
  readonly excluded: WithdrawalExclusion | null;
  /** Always excluded: it is given back where its order is shown (J-254). */
  readonly isGiftCard?: true;
  /** What is paid back for one piece of those that are left, for two … */
  readonly amounts: readonly Grosze[];
}

const [withdrawn, digital] = WITHDRAWAL_EXCLUSIONS;

/** What of an order can be withdrawn from. Codes and licences can until they have been sent, which the shopper has agreed to; gift cards are given back where the order is shown (J-254). */
export const withdrawableLines = (
  order: OrderRecord,
  { earlier, cards }: { readonly earlier: GivenBackLines; readonly cards: Cards },
  facts: WithdrawalFacts,
): readonly WithdrawableLine[] =>
  order.document.items.map((item, line) => {
    if (item.gift !== undefined) return { line, left: liveCards(item, line, cards), excluded: digital, isGiftCard: true, amounts: [] };
    const before = givenBackOf(earlier, line);
    const left = Math.max(0, item.qty - before.qty);
    const isSent = order.status === 'shipped' || order.status === 'delivered';
    return {
      line,
      left,
      excluded: left === 0 ? withdrawn : facts.digital.has(line) && isSent ? digital : null,
      amounts: Array.from({ length: left }, (_, index) => refundOfPieces(item, before, index + 1)),
    };
  });

/**
 * What a withdrawal pays back in all, and the voucher's part of it: of what was not paid nothing but that part.
 * @param left what of the order can still be given back, grosze: no more is due
 * @param by J-334: how much less of that, grosze; the voucher bears its share of it
 */
export function dueOf(order: Paid, document: Pick<WithdrawalDocument, 'goods' | 'delivery' | 'voucher'>, left: number, by = 0) {
  const told = isPaid(order) ? refundOf(document) : document.voucher;
  const due = Math.max(0, Math.min(told, left) - by);
  return { due, voucher: told === 0 ? 0 : Number((BigInt(document.voucher) * BigInt(due)) / BigInt(told)) };
}

/**
 * What is paid back beside the goods when everything has been withdrawn from: the cheapest delivery, and the fee of the payment; all of it where
 * nobody has packed the order, which is cancelled then.
 */
export function deliveryRefund(order: Pick<OrderRecord, 'document' | 'status'>, { cheapestDelivery }: WithdrawalFacts): Grosze {
  const { shipping, paymentFee } = order.document.totals;
  return grosze((canCancel(order) ? shipping : Math.min(shipping, cheapestDelivery ?? shipping)) + paymentFee);
}
