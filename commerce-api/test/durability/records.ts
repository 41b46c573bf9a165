import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';
import { Client } from 'pg';
import { connectionOver } from '../../src/database/connection.ts';
import type { Connection } from '../../src/database/database.ts';
import type { OrderDocument } from '../../src/orders/order-document.ts';
import { VOUCHER_END } from './purchase.ts';

/** An order in the records; amounts in grosze. */
export interface RecordedOrder {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  readonly email: string;
  readonly status: string;
  readonly total: number;
  readonly voucher: number;
  /** The lines with their add-ons, delivery and fee less discounts, added up again. */
  readonly summed: number;
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly price: number; readonly addOns: number }[];
}

/** A part of what is paid back of an order; amounts in grosze. */
export interface RecordedRefund {
  readonly orderId: number;
  readonly reason: string;
  readonly way: string;
  readonly amount: number;
  readonly status: string;
  /** What the gateway has paid back of it, by its own books; null: nothing. */
  readonly atGateway: number | null;
}

/** Of a voucher or of an order: what was spent and what came back, grosze. */
export interface Movements {
  readonly spent: number;
  readonly returned: number;
}

/** The state after the load, read from the database itself while no server runs. */
export interface Records {
  readonly orders: readonly RecordedOrder[];
  /** By SKU: pieces that orders and reservations in force have taken, and that are left, by product and by warehouse. */
  readonly goods: readonly { readonly sku: string; readonly taken: number; readonly left: number; readonly inWarehouses: number }[];
  /** E-mails that were sent; SMS have no kind of their own here. */
  readonly mails: readonly { readonly recipient: string; readonly kind: string }[];
  readonly vouchers: readonly (Movements & { readonly balance: number })[];
  readonly voucherOfOrder: ReadonlyMap<number, Movements>;
  readonly refunds: readonly RecordedRefund[];
  readonly withdrawals: readonly { readonly number: string; readonly orderId: number }[];
  readonly reservations: readonly { readonly number: string; readonly status: string }[];
}

interface OrderRow {
  readonly id: number;
  readonly number: string;
  readonly key: string;
  readonly email: string;
  readonly status: string;
  readonly total: number;
  readonly voucher: number;
  readonly document: OrderDocument;
}

const recorded = ({ document, ...order }: OrderRow): RecordedOrder => {
  const { items, totals } = document;
  const lines = items.map(({ sku, qty, price, rowTotal, addOns = [] }) => ({
    sku,
    qty,
    price,
    rowTotal,
    addOns: addOns.reduce((sum, addOn) => sum + addOn.rowTotal, 0),
  }));
  const sum = lines.reduce((all, { rowTotal, addOns }) => all + rowTotal + addOns, 0);
  return { ...order, summed: sum + totals.shipping + totals.paymentFee - totals.couponDiscount - (totals.promotionDiscount ?? 0), lines };
};

/** The sum, 0 without rows. Cast, because a plain client reads sums as strings. */
const sumOf = (sum: Expression<unknown>): RawBuilder<number> => sql<number>`coalesce(${sum}, 0)::int`;

const readOrders = async (db: Connection): Promise<readonly RecordedOrder[]> => {
  const rows = await db
    .selectFrom('shop_order')
    .select(['id', 'number', 'idempotency_key as key', 'email', 'status', 'grand_total as total', 'voucher_amount as voucher', 'document'])
    .execute();
  return rows.map(recorded);
};

const readGoods = async (db: Connection, skus: readonly string[]): Promise<Records['goods']> => {
  const rows = await db
    .selectFrom('product')
    .select((eb) => [
      'sku',
      'qty as left',
      eb
        .selectFrom('order_line')
        .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
        .select(({ fn }) => sumOf(fn.sum('order_line.qty')).as('pieces'))
        .whereRef('order_line.product_id', '=', 'product.id')
        .where('shop_order.status', '<>', 'cancelled')
        .$asScalar()
        .$notNull()
        .as('ordered'),
      eb
        .selectFrom('reservation_line')
        .innerJoin('reservation', 'reservation.id', 'reservation_line.reservation_id')
        .select(({ fn }) => sumOf(fn.sum('reservation_line.qty')).as('pieces'))
        .whereRef('reservation_line.product_id', '=', 'product.id')
        .where('reservation.status', '=', 'waiting')
        .$asScalar()
        .$notNull()
        .as('reserved'),
      eb
        .selectFrom('stock')
        .select(({ fn }) => sumOf(fn.sum('stock.qty')).as('pieces'))
        .whereRef('stock.product_id', '=', 'product.id')
        .$asScalar()
        .$notNull()
        .as('inWarehouses'),
    ])
    .where('sku', 'in', skus)
    .execute();
  return rows.map(({ sku, left, ordered, reserved, inWarehouses }) => ({ sku, left, inWarehouses, taken: ordered + reserved }));
};

const readVouchers = async (db: Connection): Promise<Pick<Records, 'vouchers' | 'voucherOfOrder'>> => {
  const vouchers = await db.selectFrom('voucher').select(['id', 'balance']).where('code_end', '=', VOUCHER_END).execute();
  const movements = await db.selectFrom('voucher_movement').select(['order_id', 'voucher_id', 'kind', 'amount']).execute();
  const totals = (rows: typeof movements): Movements => {
    const sum = (isSpent: boolean) => rows.reduce((all, { kind, amount }) => ((kind === 'spent') === isSpent ? all + amount : all), 0);
    return { spent: sum(true), returned: sum(false) };
  };
  const byOrder = Map.groupBy(movements, (one) => one.order_id);
  return {
    vouchers: vouchers.map(({ id, balance }) => ({ balance, ...totals(movements.filter((one) => one.voucher_id === id)) })),
    voucherOfOrder: new Map([...byOrder].map(([orderId, rows]) => [orderId, totals(rows)])),
  };
};

async function read(db: Connection, skus: readonly string[]): Promise<Records> {
  return {
    orders: await readOrders(db),
    goods: await readGoods(db, skus),
    mails: await db.selectFrom('mail_outbox').select(['recipient', 'kind']).where('sent_at', 'is not', null).execute(),
    ...(await readVouchers(db)),
    refunds: await db
      .selectFrom('order_refund as r')
      .leftJoin('sandbox_refund as s', 's.id', 'r.id')
      .select(['r.order_id as orderId', 'r.reason', 'r.way', 'r.amount', 'r.status', 's.amount as atGateway'])
      .execute(),
    withdrawals: await db.selectFrom('withdrawal').select(['number', 'order_id as orderId']).execute(),
    reservations: await db
      .selectFrom('reservation')
      .select(['number', 'status'])
      .where('number', 'is not', null)
      .$narrowType<{ number: string }>()
      .execute(),
  };
}

/** @param skus the products to read */
export async function readEmbeddedRecords(dataDir: string, skus: readonly string[]): Promise<Records> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'database') });
  try {
    const db = connectionOver((statement, values) => database.query<object>(statement, [...values]));
    return await read(db, skus);
  } finally {
    await database.close();
  }
}

export async function readPostgresRecords(url: string, skus: readonly string[]): Promise<Records> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const db = connectionOver((statement, values) => client.query<object>(statement, [...values]));
    return await read(db, skus);
  } finally {
    await client.end();
  }
}
