import type { Connection } from '../database/database.ts';
import { pagePath } from '../catalogue/paths.ts';

/** O-09: how many confirmed mailboxes wait for each product, the most wanted first; nobody's address. */
const readCounts = async (db: Connection, { most }: { readonly most: number }) => {
  const rows = await db
    .selectFrom('product_reminder as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .select(({ fn, eb }) => [
      'p.id',
      'p.name',
      'p.sku',
      'p.request_path',
      fn
        .count('r.id')
        .filterWhere(eb('r.kind', '=', 'stock'))
        .as('stock'),
      fn
        .count('r.id')
        .filterWhere(eb('r.kind', '=', 'price'))
        .as('price'),
    ])
    .where('r.confirmed_at', 'is not', null)
    .where('r.sent_at', 'is', null)
    .where('r.ended_at', 'is', null)
    .groupBy(['p.id', 'p.name', 'p.sku', 'p.request_path'])
    .orderBy(({ fn }) => fn.count('r.id'), 'desc')
    .orderBy('p.id')
    .limit(most)
    .execute();
  return rows.map(({ stock, price, ...row }) => ({
    ...row,
    request_path: pagePath(row.request_path),
    stock: Number(stock),
    price: Number(price),
  }));
};

export const reminderCountTransactions = { 'desk.reminders': readCounts } as const;
