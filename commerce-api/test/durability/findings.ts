import type { Purchase } from './buyer.ts';
import type { Records } from './records.ts';

export interface Findings {
  readonly orders: number;
  readonly soldOut: number;
  /** Acknowledged, but not in the records. */
  readonly lost: number;
  /** In the records more than once, or never acknowledged. */
  readonly doubled: number;
  /** Pieces sold beyond the stock, or missing without an order. */
  readonly oversold: number;
  /** Orders without their e-mail, or e-mails without their order. */
  readonly mailsWrong: number;
}

/**
 * Compares the answers that the buyers got with the records.
 * @param stock pieces of each product before the first order
 */
export function findings(purchases: readonly Purchase[], { orders, goods, mails }: Records, stock: number): Findings {
  const told = purchases.filter((purchase) => purchase.kind === 'ordered');
  const numberOfKey = new Map(orders.map(({ key, number }) => [key, number]));
  const lost = told.filter(({ key, order }) => numberOfKey.get(key) !== order.number).length;
  const toldNumbers = new Set(told.map(({ order }) => order.number));
  const doubled = told.length - toldNumbers.size + orders.filter(({ number }) => !toldNumbers.has(number)).length;
  const oversold = goods.reduce(
    (sum, { ordered, left, inWarehouses }) => sum + Math.abs(stock - ordered - left) + Math.abs(left - inWarehouses) + Math.max(0, -left),
    0,
  );
  const soldOut = purchases.length - told.length;
  return { orders: told.length, soldOut, lost, doubled, oversold, mailsWrong: Math.abs(mails - orders.length) };
}
