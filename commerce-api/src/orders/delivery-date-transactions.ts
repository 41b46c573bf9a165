import type { Transaction, Connection } from '../database/database.ts';
import type { ShippingMethod } from '../model/commerce.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import { promisedSpan } from './delivery-change.ts';
import { changeDelivery } from './delivery-change-transactions.ts';
import type { DeliveryRefusal } from './delivery-change-transactions.ts';
import { daysToChoose, deliveryHours } from './delivery-days.ts';
import { pinHash } from './write-order.ts';

/** The day of delivery of an order, as far as it is chosen. */
export interface DeliveryDate {
  readonly number: string;
  readonly status: OrderStatus;
  readonly deliveryFrom: string;
  readonly method: Pick<ShippingMethod, 'isSaturdayDriven'>;
  readonly chosen: { readonly date: string; readonly range: string } | null;
}

const find = (db: Connection, hash: string) =>
  db
    .selectFrom('delivery_date')
    .innerJoin('shop_order', 'shop_order.id', 'delivery_date.order_id')
    .leftJoin('reference_record as carrier', (join) =>
      join.onRef('carrier.id', '=', 'shop_order.shipping_method').on('carrier.kind', '=', 'shippingMethods'),
    )
    .select(['number', 'status', 'shop_order.document', 'pin_hash', 'day', 'hours', 'carrier.document as carrier'])
    .where('delivery_date.hash', '=', hash)
    .executeTakeFirst();

type DateRow = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Of a carrier that the shop has no more nothing is known: it drives on every working day. */
const everyDay = { isSaturdayDriven: true };

const dateOf = ({ number, status, document, day, hours, carrier }: DateRow): DeliveryDate => ({
  number,
  status,
  // A day that was chosen is no promise: an earlier one can be chosen again.
  deliveryFrom: promisedSpan({ document })[0],
  // The import wrote the kind from a list of this type.
  method: (carrier as ShippingMethod | null) ?? everyDay,
  chosen: day === null || hours === null ? null : { date: day, range: hours },
});

/** A-40; null when nothing has this hash. */
const read: Transaction<string, DeliveryDate | null> = async (db, hash) => {
  const row = await find(db, hash);
  return row === undefined ? null : dateOf(row);
};

export interface ChooseDate {
  readonly hash: string;
  readonly pin: string;
  readonly date: string;
  readonly range: string;
  /** ISO 8601. */
  readonly now: string;
}

/** the pin of the e-mail is the proof of the right to choose. */
const choose: Transaction<ChooseDate, DeliveryDate | { readonly refusal: 'invalid_pin' | 'invalid_date' | DeliveryRefusal }> = async (
  db,
  { hash, pin, date, range, now },
) => {
  const row = await find(db, hash);
  if (row === undefined) return { refusal: 'order_not_found' };
  if (pinHash(hash, pin) !== row.pin_hash) return { refusal: 'invalid_pin' };
  const known = dateOf(row);
  if (!daysToChoose(known, new Date(now)).includes(date) || !deliveryHours.includes(range)) return { refusal: 'invalid_date' };
  const { billing, delivery } = row.document;
  // The order's own page, its papers and e-mails tell the same day (J-249).
  const changed = await changeDelivery(db, {
    number: known.number,
    day: { date, range: range.padStart('08-12'.length, '0') },
    span: [date, date],
    address: delivery ?? billing,
    at: now,
  });
  if ('refusal' in changed) return changed;
  return { ...known, chosen: { date, range } };
};

export const deliveryDateTransactions = { 'delivery-date.read': read, 'delivery-date.choose': choose } as const;

export type DeliveryDateTransactions = typeof deliveryDateTransactions;
