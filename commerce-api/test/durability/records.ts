import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';
import { Client } from 'pg';
import { connectionOver } from '../../src/database/connection.ts';
import type { Connection } from '../../src/database/database.ts';

/** The state after the load, read from the database itself while no server runs. */
export interface Records {
  readonly orders: readonly { readonly number: string; readonly key: string }[];
  /** By SKU: pieces that orders have taken, and that are left, by product and by warehouse. */
  readonly goods: readonly { readonly sku: string; readonly ordered: number; readonly left: number; readonly inWarehouses: number }[];
  /** 'order-placed' e-mails. */
  readonly mails: number;
}

async function read(db: Connection, skus: readonly string[]): Promise<Records> {
  const orders = await db.selectFrom('shop_order').select(['number', 'idempotency_key as key']).execute();
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
  const mails = await db.selectFrom('mail_outbox').select('id').where('kind', '=', 'order-placed').execute();
  return { orders, goods, mails: mails.length };
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
