import type { Purchase } from './buyer.ts';
import type { Records, RecordedOrder } from './records.ts';

export interface Findings {
  readonly orders: number;
  readonly soldOut: number;
  /** Acknowledged, but not in the records. */
  readonly lost: number;
  /** In the records more than once, never acknowledged, or answered differently to two calls for one cart. */
  readonly doubled: number;
  /** Pieces sold beyond the stock, or missing without an order. */
  readonly oversold: number;
  /** Orders whose total is not what the buyer has seen and been acknowledged, or not the sum of one piece with its delivery. */
  readonly wrongTotals: number;
  /** E-mails that an order lacks or has too many, and those without an order. */
  readonly mailsWrong: number;
}

/** A product that is sold: its price in grosze. */
export interface Goods {
  readonly sku: string;
  readonly price: number;
}

type Acknowledged = Extract<Purchase, { readonly kind: 'ordered' }>;

const count = <Value>(values: readonly Value[], fits: (value: Value) => boolean): number => values.filter(fits).length;

const hasRightTotal = ({ sku, expected, answers }: Acknowledged, order: RecordedOrder, priceOf: ReadonlyMap<string, number>): boolean => {
  const [line, ...others] = order.lines;
  return (
    order.total === order.summed &&
    order.total === expected &&
    answers.every(({ grand_total: acknowledged }) => acknowledged === expected) &&
    others.length === 0 &&
    line?.sku === sku &&
    line.qty === 1 &&
    line.price === priceOf.get(sku)
  );
};

/**
 * Compares the answers that the buyers got with the records.
 * @param stock pieces of each product before the first order
 */
export function findings(
  purchases: readonly Purchase[],
  { orders, goods, mails }: Records,
  { stock, sold }: { readonly stock: number; readonly sold: readonly Goods[] },
): Findings {
  const acknowledged = purchases.filter((purchase) => purchase.kind === 'ordered');
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const priceOf = new Map(sold.map(({ sku, price }) => [sku, price]));
  const recordOf = ({ answers, keys }: Acknowledged): RecordedOrder | undefined => {
    const order = byNumber.get(answers[0]?.number ?? '');
    return order !== undefined && keys.includes(order.key) ? order : undefined;
  };
  const acknowledgedNumbers = acknowledged.flatMap(({ answers }) => [...new Set(answers.map(({ number }) => number))]);
  const doubled =
    acknowledgedNumbers.length -
    new Set(acknowledgedNumbers).size + // one order acknowledged to two buyers
    count(acknowledged, ({ answers }) => answers.length !== 2 || answers[0]?.number !== answers[1]?.number) +
    count(orders, ({ number }) => !acknowledgedNumbers.includes(number));
  const oversold = goods.reduce(
    (sum, { ordered, left, inWarehouses }) => sum + Math.abs(stock - ordered - left) + Math.abs(left - inWarehouses) + Math.max(0, -left),
    0,
  );
  const wrongTotals = count(acknowledged, (purchase) => {
    const order = recordOf(purchase);
    return order !== undefined && !hasRightTotal(purchase, order, priceOf);
  });
  const mailsOf = Map.groupBy(mails, (recipient) => recipient);
  const recipients = new Set(orders.map(({ email }) => email));
  return {
    orders: acknowledged.length,
    soldOut: purchases.length - acknowledged.length,
    lost: count(acknowledged, (purchase) => recordOf(purchase) === undefined),
    doubled,
    oversold,
    wrongTotals,
    mailsWrong: count(orders, ({ email }) => mailsOf.get(email)?.length !== 1) + count(mails, (recipient) => !recipients.has(recipient)),
  };
}
