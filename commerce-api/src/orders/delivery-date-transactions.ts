import type { Transaction, Row, Connection } from '../database/database.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import { daysToChoose, deliveryHours } from './delivery-days.ts';
import type { OrderDocument } from './order-document.ts';
import { pinHash } from './write-order.ts';

interface DateRow extends Row {
  readonly number: string;
  readonly status: OrderStatus;
  readonly document: OrderDocument;
  readonly pin_hash: string;
  readonly day: string | null;
  readonly hours: string | null;
}

/** The day of delivery of an order, as far as it is chosen. */
export interface DeliveryDate {
  readonly number: string;
  readonly status: OrderStatus;
  readonly deliveryFrom: string;
  readonly chosen: { readonly date: string; readonly range: string } | null;
}

async function find(connection: Connection, hash: string): Promise<DateRow | undefined> {
  const rows = await connection.query<DateRow>(
    `select o.number, o.status, o.document, d.pin_hash, d.day, d.hours from delivery_date d join shop_order o on o.id = d.order_id
     where d.hash = $1`,
    [hash],
  );
  return rows[0];
}

const dateOf = ({ number, status, document, day, hours }: DateRow): DeliveryDate => ({
  number,
  status,
  deliveryFrom: document.shipping.deliveryFrom,
  chosen: day === null || hours === null ? null : { date: day, range: hours },
});

/** A-40; null when nothing has this hash. */
const read: Transaction<string, DeliveryDate | null> = async (connection, hash) => {
  const row = await find(connection, hash);
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
const choose: Transaction<ChooseDate, DeliveryDate | { readonly refusal: 'not_found' | 'invalid_pin' | 'invalid_date' }> = async (
  connection,
  { hash, pin, date, range, now },
) => {
  const row = await find(connection, hash);
  if (row === undefined) return { refusal: 'not_found' };
  if (pinHash(hash, pin) !== row.pin_hash) return { refusal: 'invalid_pin' };
  const known = dateOf(row);
  if (!daysToChoose(known, new Date(now)).includes(date) || !deliveryHours.includes(range)) return { refusal: 'invalid_date' };
  await connection.query('update delivery_date set day = $2, hours = $3, chosen_at = $4::timestamptz where hash = $1', [
    hash,
    date,
    range,
    now,
  ]);
  return { ...known, chosen: { date, range } };
};

export const deliveryDateTransactions = { 'delivery-date.read': read, 'delivery-date.choose': choose } as const;

export type DeliveryDateTransactions = typeof deliveryDateTransactions;
