import { sql } from 'kysely';
import type { Connection, Transaction } from '../database/database.ts';
import { orderColumns } from '../orders/order-record.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { withHistory } from '../orders/read-transactions.ts';
import { refundable } from '../orders/refund-rows.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';

export interface OrdersWanted {
  /** A part of number, e-mail, telephone number or name; empty: all orders. */
  readonly search: string;
  /** `pay-out`: money is to be paid back by hand. */
  readonly state: OrderStatus | 'pay-out' | null;
  /** By the time when they were placed: which come first. */
  readonly first: 'newest' | 'oldest';
  readonly offset: number;
  readonly most: number;
}

export interface OrdersFound {
  readonly orders: readonly OrderRecord[];
  readonly count: number;
}

const like = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Fewer digits are found in every telephone number. */
const fewestDigits = 3;

/** J-182, J-379: orders of all stores, the newest or the oldest first. */
const list: Transaction<OrdersWanted, OrdersFound> = async (db, { search, state, first, offset, most }) => {
  const direction = first === 'oldest' ? 'asc' : 'desc';
  const status = state === 'pay-out' ? null : state;
  const words = search.trim().toLowerCase();
  const digits = words.replaceAll(/^\+48|\D/g, '');
  const found = db
    .selectFrom('shop_order')
    .$if(status !== null, (all) => all.where('status', '=', status))
    .$if(state === 'pay-out', (all) =>
      all.where('id', 'in', (eb) =>
        eb.selectFrom('order_refund').select('order_id').where('status', '=', 'pending').where('way', '=', 'transfer'),
      ),
    )
    .$if(words !== '', (all) =>
      all.where((eb) => {
        const billing = eb.ref('document', '->').key('billing');
        const text = (key: string) => sql<string>`coalesce(${billing}->>${key}, '')`;
        return eb.or([
          eb('number', 'like', like(words)),
          eb(eb.fn<string>('lower', ['email']), 'like', like(words)),
          eb(sql<string>`lower(${text('firstname')} || ' ' || ${text('lastname')} || ' ' || ${text('company')})`, 'like', like(words)),
          ...(digits.length < fewestDigits
            ? []
            : [eb(sql<string>`replace(replace(${text('telephone')}, ' ', ''), '-', '')`, 'like', like(digits))]),
        ]);
      }),
    );
  const orders = await found
    .select(orderColumns)
    .orderBy('placed_at', direction)
    .orderBy('id', direction)
    .limit(most)
    .offset(offset)
    .execute();
  const { count } = await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { orders, count };
};

/** What the desk shows of an order beside what its customer sees. */
const deskFacts = async (db: Connection, order: OrderRecord) => {
  const { note } = await db.selectFrom('shop_order').select('note').where('id', '=', order.id).executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'method', 'gateway', 'amount', 'status', 'failure', 'created_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute();
  const reports = await db
    .selectFrom('payment_report as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .select(['r.at', 'r.status', 'r.result', 'p.gateway'])
    .where('p.order_id', '=', order.id)
    .orderBy('r.id')
    .execute();
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['kind', 'created_at', 'sent_at', 'given_up_at'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .execute();
  // J-333: whose refunds were begun in the moment in which the complaint was paid.
  const complaints = await db
    .selectFrom('complaint_refund as r')
    .innerJoin('complaint as c', 'c.id', 'r.complaint_id')
    .select(['r.refunded_at', 'c.document'])
    .where('r.order_id', '=', order.id)
    .execute();
  const accounts = complaints.map(({ refunded_at: at, document }) => ({ at, iban: document.iban }));
  return { note, payments, reports, mails, accounts, left: order.status === 'pending_payment' ? 0 : await refundable(db, order) };
};

export type OrderAtDesk = Awaited<ReturnType<typeof withHistory>> & Awaited<ReturnType<typeof deskFacts>>;

/** J-182: an order with its payments, reports of gateways and e-mails; null when there is none. */
const read: Transaction<number, OrderAtDesk | null> = async (db, id) => {
  const order = await db.selectFrom('shop_order').select(orderColumns).where('id', '=', id).executeTakeFirst();
  return order === undefined ? null : { ...(await withHistory(db, order)), ...(await deskFacts(db, order)) };
};

export const orderReadTransactions = { 'desk.orders': list, 'desk.order': read } as const;
