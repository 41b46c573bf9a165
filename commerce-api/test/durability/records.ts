import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';
import { Client } from 'pg';
import { connectionOver } from '../../src/database/connection.ts';
import type { Connection } from '../../src/database/database.ts';
import type { OrderDocument } from '../../src/orders/order-document.ts';

/** An order in the records; amounts in grosze. */
export interface RecordedOrder {
  readonly number: string;
  readonly key: string;
  readonly email: string;
  readonly total: number;
  /** The lines, delivery and fee less discounts, added up again. */
  readonly summed: number;
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly price: number }[];
}

/** The state after the load, read from the database itself while no server runs. */
export interface Records {
  readonly orders: readonly RecordedOrder[];
  /** By SKU: pieces that orders have taken, and that are left, by product and by warehouse. */
  readonly goods: readonly { readonly sku: string; readonly ordered: number; readonly left: number; readonly inWarehouses: number }[];
  /** Recipients of the 'order-placed' e-mails that were sent. */
  readonly mails: readonly string[];
}

const recorded = ({ number, key, email, total, document }: OrderRow): RecordedOrder => {
  const { items, totals } = document;
  const lines = items.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
  return {
    number,
    key,
    email,
    total,
    summed: lines + totals.shipping + totals.paymentFee - totals.couponDiscount,
    lines: items.map(({ sku, qty, price }) => ({ sku, qty, price })),
  };
};

interface OrderRow {
  readonly number: string;
  readonly key: string;
  readonly email: string;
  readonly total: number;
  readonly document: OrderDocument;
}

async function read(db: Connection, skus: readonly string[]): Promise<Records> {
  const orders = await db
    .selectFrom('shop_order')
    .select(['number', 'idempotency_key as key', 'email', 'grand_total as total', 'document'])
    .execute();
  const goods = await db
    .selectFrom('product')
    .select((eb) => [
      'sku',
      'qty as left',
      eb
        .selectFrom('order_line')
        .select(({ fn }) => pieces(fn.sum('order_line.qty')).as('pieces'))
        .whereRef('order_line.product_id', '=', 'product.id')
        .$asScalar()
        .$notNull()
        .as('ordered'),
      eb
        .selectFrom('stock')
        .select(({ fn }) => pieces(fn.sum('stock.qty')).as('pieces'))
        .whereRef('stock.product_id', '=', 'product.id')
        .$asScalar()
        .$notNull()
        .as('inWarehouses'),
    ])
    .where('sku', 'in', skus)
    .execute();
  const mails = await db
    .selectFrom('mail_outbox')
    .select('recipient')
    .where('kind', '=', 'order-placed')
    .where('sent_at', 'is not', null)
    .execute();
  return { orders: orders.map(recorded), goods, mails: mails.map(({ recipient }) => recipient) };
}

/** The sum, 0 without rows. Cast, because a plain client reads sums as strings. */
const pieces = (sum: Expression<unknown>): RawBuilder<number> => sql<number>`coalesce(${sum}, 0)::int`;

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
