import type { StoredAddress } from '../checkout/choices.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { ChosenDay } from '../promise/calendar.ts';
import type { DaySpan } from '../promise/carriage.ts';
import { chosenDayOf, isSameDay, promisedSpan } from './delivery-change.ts';
import type { OrderDocument } from './order-document.ts';
import { mailAbout, orderMail } from './order-mail.ts';
import type { OrderRecord } from './order-record.ts';
import { addEvent, lockOrder } from './order-rows.ts';
import { canChangeDelivery } from './order-steps.ts';

/** Changes of one order: who needs more of them calls. */
export const MOST_DELIVERY_CHANGES = 10;

const events = ['delivery_day_changed', 'delivery_address_changed'] as const;

export interface ChangeDelivery {
  readonly number: string;
  /** Null: no day is wished, the goods come within the span. */
  readonly day: ChosenDay | null;
  /** First and last day for the address, as they are promised now. */
  readonly span: DaySpan;
  readonly address: StoredAddress;
  /** No e-mail about it: enough was written to this mailbox, which may be a stranger's. Absent: there is one. */
  readonly isUntold?: boolean;
  /** ISO 8601. */
  readonly at: string;
}

export type DeliveryRefusal = 'order_not_found' | 'order_packed' | 'too_many_changes';

export type ChangedDelivery = { readonly isChanged: boolean } | { readonly refusal: DeliveryRefusal };

const isSameAddress = (a: StoredAddress, b: StoredAddress): boolean =>
  (['firstname', 'lastname', 'company', 'postcode', 'city', 'telephone'] as const).every((field) => a[field] === b[field]) &&
  a.street.join(', ') === b.street.join(', ');

/** The calendar of A-40 shows the same day. */
async function keepInCalendar(db: Connection, order: OrderRecord, day: ChosenDay | null, at: string): Promise<void> {
  // There hours are written `8-12`.
  const chosen = day === null ? { day: null, hours: null } : { day: day.date, hours: day.range.replace(/^0/, '') };
  await db
    .updateTable('delivery_date')
    .set({ ...chosen, chosen_at: day === null ? null : at })
    .where('order_id', '=', order.id)
    .execute();
}

/** What has been changed of an order. */
const changesOf = (order: OrderRecord, { day, address }: ChangeDelivery): readonly (typeof events)[number][] => {
  const { delivery, billing } = order.document;
  return [...(isSameDay(chosenDayOf(order), day) ? [] : [events[0]]), ...(isSameAddress(delivery ?? billing, address) ? [] : [events[1]])];
};

/** J-249: another day or address for an order that nobody has packed: timeline and e-mail. What is as it was changes nothing. */
export const changeDelivery: Transaction<ChangeDelivery, ChangedDelivery> = async (db, input) => {
  const { number, day, span, address, isUntold = false, at } = input;
  const order = await lockOrder(db, number);
  if (order === undefined) return { refusal: 'order_not_found' };
  if (!canChangeDelivery(order)) return { refusal: 'order_packed' };
  const changes = changesOf(order, input);
  if (changes.length === 0) return { isChanged: false };
  const { count } = await db
    .selectFrom('order_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .where('event', 'in', events)
    .executeTakeFirstOrThrow();
  if (count >= MOST_DELIVERY_CHANGES) return { refusal: 'too_many_changes' };
  const [deliveryFrom, deliveryTo] = day === null ? span : [day.date, day.date];
  const document: OrderDocument = {
    ...order.document,
    shipping: { ...order.document.shipping, promised: promisedSpan(order), deliveryFrom, deliveryTo, hours: day?.range ?? null },
    ...(changes.includes('delivery_address_changed') && { delivery: address }),
  };
  await db.updateTable('shop_order').set({ document }).where('id', '=', order.id).execute();
  await keepInCalendar(db, order, day, at);
  for (const event of changes) await addEvent(db, order.id, event, at);
  if (!isUntold) await enqueueMail(db, { kind: 'delivery-changed', data: orderMail({ ...order, document }) }, mailAbout(order, at));
  return { isChanged: true };
};

export const deliveryChangeTransactions = { 'orders.change-delivery': changeDelivery } as const;
