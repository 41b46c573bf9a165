import { wrongMails } from './mail-findings.ts';
import { wrongRefunds, wrongVouchers } from './money-findings.ts';
import type { Goods, Ordered, Purchase } from './purchase.ts';
import type { Records, RecordedOrder } from './records.ts';

export interface Findings {
  readonly orders: number;
  readonly reservations: number;
  readonly soldOut: number;
  /** Acknowledged orders, withdrawals and reservations that are not in the records. */
  readonly lost: number;
  /** In the records more than once, never acknowledged, or answered differently to two calls. */
  readonly doubled: number;
  /** Pieces sold or reserved beyond the stock, or missing without an order or a reservation. */
  readonly oversold: number;
  /** Orders whose total is not what the buyer has seen and been acknowledged, or not the sum of one piece with its delivery. */
  readonly wrongTotals: number;
  /** E-mails that an order or a reservation lacks or has too many, and those without one. */
  readonly mailsWrong: number;
  /** Vouchers with another balance than was issued, spent and given back; orders that a voucher has paid otherwise than the buyer saw. */
  readonly vouchersWrong: number;
  /** Refunds that are missing, doubled or not done, here or in the gateway's books. */
  readonly refundsWrong: number;
}

const count = <Value>(values: readonly Value[], fits: (value: Value) => boolean): number => values.filter(fits).length;

const hasRightTotal = (
  { sku, expected, warranty, answers }: Ordered,
  order: RecordedOrder,
  priceOf: ReadonlyMap<string, number>,
): boolean => {
  const [line, ...others] = order.lines;
  return (
    order.total === order.summed &&
    order.total === expected &&
    answers.every(({ grand_total: acknowledged }) => acknowledged === expected) &&
    others.length === 0 &&
    line?.sku === sku &&
    line.qty === 1 &&
    line.price === priceOf.get(sku) &&
    line.addOns === warranty
  );
};

/** What is in the records more than once or unasked for: of these numbers, and of those that buyers were answered. */
const unasked = (recorded: readonly string[], acknowledged: readonly string[]): number =>
  count(recorded, (number) => !acknowledged.includes(number)) + acknowledged.length - new Set(acknowledged).size;

/**
 * Compares the answers that the buyers got with the records.
 * @param issued what each voucher held before the first order, grosze
 */
export function findings(
  purchases: readonly Purchase[],
  records: Records,
  { sold, issued }: { readonly sold: readonly Goods[]; readonly issued: number },
): Findings {
  const { orders, goods, withdrawals, reservations } = records;
  const acknowledged = purchases.filter((purchase) => purchase.kind === 'ordered');
  const reserved = purchases.filter((purchase) => purchase.kind === 'reserved');
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const goodsOf = new Map(sold.map((one) => [one.sku, one]));
  const priceOf = new Map(sold.map(({ sku, price }) => [sku, price]));
  const recordOf = ({ answers, keys }: Ordered): RecordedOrder | undefined => {
    const order = byNumber.get(answers[0]?.number ?? '');
    return order !== undefined && keys.includes(order.key) ? order : undefined;
  };
  const found = acknowledged.flatMap((purchase) => {
    const order = recordOf(purchase);
    return order === undefined ? [] : [{ purchase, order }];
  });
  const orderNumbers = acknowledged.flatMap(({ answers }) => [...new Set(answers.map(({ number }) => number))]);
  const withdrawn = acknowledged.flatMap((purchase) => [...new Set(purchase.withdrawals)]);
  const recordedReservations = new Map(reservations.map(({ number, status }) => [number, status]));
  const oversold = goods.reduce((sum, { sku, taken, left, inWarehouses }) => {
    const pieces = goodsOf.get(sku)?.pieces ?? 0;
    return sum + Math.abs(pieces - taken - left) + Math.abs(left - inWarehouses) + Math.max(0, -left);
  }, 0);
  return {
    orders: acknowledged.length,
    reservations: reserved.length,
    soldOut: purchases.length - acknowledged.length - reserved.length,
    lost:
      acknowledged.length -
      found.length +
      count(found, ({ purchase: { plan }, order: { status } }) => (plan === 'cancelled') !== (status === 'cancelled')) +
      count(withdrawn, (number) => !withdrawals.some((one) => one.number === number)) +
      count(reserved, ({ number, isGivenUp }) => recordedReservations.get(number) !== (isGivenUp ? 'cancelled' : 'waiting')),
    doubled:
      unasked(
        orders.map(({ number }) => number),
        orderNumbers,
      ) +
      count(acknowledged, ({ answers }) => answers.length !== 2 || answers[0]?.number !== answers[1]?.number) +
      unasked(
        withdrawals.map(({ number }) => number),
        withdrawn,
      ) +
      count(acknowledged, (purchase) => new Set(purchase.withdrawals).size !== (purchase.plan === 'withdrawn' ? 1 : 0)) +
      unasked(
        [...recordedReservations.keys()],
        reserved.map(({ number }) => number),
      ),
    oversold,
    wrongTotals: count(found, ({ purchase, order }) => !hasRightTotal(purchase, order, priceOf)),
    mailsWrong: wrongMails(purchases, records),
    vouchersWrong: wrongVouchers(found, records, issued),
    refundsWrong: wrongRefunds(found, records),
  };
}

/** Whether anything is wrong. */
export const isWrong = ({ lost, doubled, oversold, wrongTotals, mailsWrong, vouchersWrong, refundsWrong }: Findings): boolean =>
  lost + doubled + oversold + wrongTotals + mailsWrong + vouchersWrong + refundsWrong > 0;
