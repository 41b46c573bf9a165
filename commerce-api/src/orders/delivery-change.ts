import { goodsOfProduct } from '../checkout/goods.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import { hasChosenDay, isDayPossible } from '../promise/calendar.ts';
import type { ChosenDay } from '../promise/calendar.ts';
import { readinessOf } from '../promise/carriage.ts';
import type { DaySpan } from '../promise/carriage.ts';
import type { DayBook } from '../promise/day-book.ts';
import type { DeliveryNetwork } from '../promise/network.ts';
import type { Way } from '../promise/promise.ts';
import type { OrderRecord } from './order-record.ts';
import { canChangeDelivery } from './order-steps.ts';

/** What the promise engine knows of an order's way. */
export interface WayContext {
  readonly network: DeliveryNetwork;
  /** The goods of the order as the catalogue has them; those that are not sold any more are missing. */
  readonly products: ReadonlyMap<number, ProductRecord>;
  /** The days of this hour for the postcode that the goods are to go to. */
  readonly book: DayBook;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** What was promised when the order was placed: a day that was chosen hides it. */
export const promisedSpan = ({ document: { shipping } }: Pick<OrderRecord, 'document'>): DaySpan =>
  shipping.promised ?? [shipping.deliveryFrom, shipping.deliveryTo];

/**
 * J-249: the way of an order whose day and address can still be changed: nobody has packed it, and it is brought to a door. Its days are those
 * of the promise engine for the postcode, never before what was promised; its price is the one that was paid, which neither changes.
 */
export function changeableWay(order: OrderRecord, { network, products, book }: WayContext): Way | null {
  const { items, totals } = order.document;
  const method = network.shippingMethods.find(({ code }) => code === order.shipping_method);
  if (method === undefined || !canChangeDelivery(order) || !hasChosenDay(method)) return null;
  const goods = items.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    if (product === undefined) return [];
    const one = goodsOfProduct(product);
    // Its pieces are put aside: what is left in stock for others tells nothing of them.
    return [{ ...one, qty, sale: { ...one.sale, isSoldWithoutStock: true } }];
  });
  const [from, to] = book.arrival(method, readinessOf(goods, network.centralIds));
  const [promisedFrom, promisedTo] = promisedSpan(order);
  return { method, price: totals.shipping, days: [later(from, promisedFrom), later(to, promisedTo)] };
}

/** The day that was chosen for an order; null where the span of the promise holds. */
export const chosenDayOf = ({ document: { shipping } }: Pick<OrderRecord, 'document'>): ChosenDay | null =>
  shipping.hours == null ? null : { date: shipping.deliveryFrom, range: shipping.hours };

/** Whether a wish is for the same day and hours; null: for none. */
export const isSameDay = (a: ChosenDay | null, b: ChosenDay | null): boolean => a?.date === b?.date && a?.range === b?.range;

/** Whether a day can be had on a way. Null, no day, always can. */
export const isPossible = (way: Way, day: ChosenDay | null): boolean => day === null || isDayPossible(way, day);
