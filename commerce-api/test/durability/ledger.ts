import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** The books after the storm, read from the database itself when no server runs. */
export interface Ledger {
  readonly orders: readonly { readonly number: string; readonly key: string }[];
  /** By SKU: pieces that orders have taken, and that are left, by product and by warehouse. */
  readonly goods: readonly { readonly sku: string; readonly ordered: number; readonly left: number; readonly inWarehouses: number }[];
  /** 'order-placed' e-mails. */
  readonly mails: number;
}

type Ask = <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

async function read(ask: Ask, skus: readonly string[]): Promise<Ledger> {
  const orders = await ask<{ number: string; key: string }>('select number, idempotency_key as key from shop_order');
  const goods = await ask<Ledger['goods'][number]>(
    `select p.sku, p.qty as left,
       (select coalesce(sum(l.qty), 0)::int from order_line l where l.product_id = p.id) as ordered,
       (select coalesce(sum(s.qty), 0)::int from stock s where s.product_id = p.id) as "inWarehouses"
     from product p where p.sku = any($1)`,
    [skus],
  );
  const mails = await ask<{ count: number }>(`select count(*)::int as count from mail_outbox where kind = 'order-placed'`);
  return { orders, goods, mails: mails[0]?.count ?? 0 };
}

/** @param skus the products of which the books are read */
export async function readEmbeddedLedger(dataDir: string, skus: readonly string[]): Promise<Ledger> {
  const database = await PGlite.create({ dataDir: join(dataDir, 'database') });
  try {
    // Rows have the columns that the statements name.
    return await read(async (sql, values) => (await database.query(sql, [...(values ?? [])])).rows as never, skus);
  } finally {
    await database.close();
  }
}

export async function readPostgresLedger(url: string, skus: readonly string[]): Promise<Ledger> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Rows have the columns that the statements name.
    return await read(async (sql, values) => (await client.query(sql, [...(values ?? [])])).rows as never, skus);
  } finally {
    await client.end();
  }
}
