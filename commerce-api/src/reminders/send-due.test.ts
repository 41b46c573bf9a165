import { describe, expect, it } from '@jest/globals';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { Database } from '../database/database.ts';
import type { DueTransactions, SendReminders, WaitingReminders } from './due-transactions.ts';
import { startReminders } from './send-due.ts';

type Waiting = WaitingReminders & { readonly count: number };

const product = (id: number, change: Partial<ProductRecord> = {}): ProductRecord =>
  // What reminders look at; the rest of a product does not matter here.
  ({
    id,
    name: `Produkt ${id}`,
    request_path: `/${id}.html`,
    final_price: 1000,
    omnibus_price: null,
    is_sales_blocked: false,
    available_only_in_store: false,
    is_preorder: false,
    is_pre_release: false,
    qty: 5,
    min_sale_qty: 1,
    ...change,
  }) as ProductRecord;

/** A server with reminders that wait, over products. @returns what is sent, as `kind productId ×count` */
function start(waiting: readonly Waiting[], products: readonly ProductRecord[], { isSoldIn = true, failures = 0 } = {}) {
  const left = waiting.map((one) => ({ ...one }));
  const sent: string[] = [];
  const reports: unknown[] = [];
  const listeners: Parameters<CatalogueChanges['listen']>[0][] = [];
  let fails = failures;
  // Inputs have the types of the transactions that the name stands for.
  const run = async (name: keyof DueTransactions, input: unknown): Promise<unknown> => {
    if (fails > 0) {
      fails -= 1;
      throw new Error('the database is away');
    }
    const open = left.filter(({ count }) => count > 0);
    if (name === 'reminders.products') {
      const { after } = input as { readonly after: number };
      return [...new Set(open.map(({ productId }) => productId))].filter((id) => id > after).toSorted((a, b) => a - b);
    }
    if (name === 'reminders.waiting') return open.filter(({ productId }) => (input as readonly number[]).includes(productId));
    const { productId, kind, most } = input as SendReminders;
    const row = open.find((one) => one.productId === productId && one.kind === kind);
    const count = Math.min(most, row?.count ?? 0);
    if (row !== undefined) row.count -= count;
    sent.push(`${kind} ${productId} ×${count}`);
    return count;
  };
  const services = {
    // Only these three transactions are run.
    database: { run } as Database<DueTransactions>,
    products: { list: async (ids: readonly number[]) => products.filter(({ id }) => ids.includes(id)), drop: () => undefined },
    index: { isSoldIn: () => isSoldIn },
    mail: { wake: () => undefined },
    now: () => new Date('2026-11-22T12:00:00Z'),
  };
  const changes = {
    listen: (listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      return () => undefined;
    },
  } as Pick<CatalogueChanges, 'listen'>;
  const reminders = startReminders(services, changes, (error) => reports.push(error));
  /** Long enough for everything that is under way: nothing here waits for anything. */
  const quiet = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const change = (...changed: readonly ProductRecord[]): void => {
    for (const listener of listeners) listener({ kind: 'products', products: changed });
  };
  return { reminders, sent, reports, change, quiet };
}

const stock = (productId: number, count = 1): Waiting => ({ productId, kind: 'stock', storeCode: 'amperio', priceSeen: null, count });
const price = (productId: number, priceSeen: number): Waiting => ({ productId, kind: 'price', storeCode: 'amperio', priceSeen, count: 1 });

describe('reminders of a server', () => {
  it('that a killed one has left are sent when it starts', async () => {
    const { reminders, sent, quiet } = start(
      [stock(1), stock(2), price(3, 1001), price(4, 1000)],
      [1, 2, 3, 4].map((id) => product(id, id === 2 ? { qty: 0 } : {})),
    );
    await quiet();
    expect(sent).toEqual(['stock 1 ×1', 'price 3 ×1']);
    reminders.stop();
  });

  it('are sent in batches when the catalogue changes', async () => {
    const sold = product(1, { qty: 0 });
    const products = [sold];
    const { reminders, sent, quiet, change } = start([stock(1, 250)], products);
    await quiet();
    expect(sent).toEqual([]);
    products[0] = product(1);
    change(product(1), product(9));
    await quiet();
    expect(sent).toEqual(['stock 1 ×100', 'stock 1 ×100', 'stock 1 ×50']);
    reminders.stop();
  });

  it('of a store that does not sell the product any more go on waiting', async () => {
    const { reminders, sent, quiet } = start([stock(1)], [product(1)], { isSoldIn: false });
    await quiet();
    expect(sent).toEqual([]);
    reminders.stop();
  });

  it('that could not be looked for are reported, and sent with the next change', async () => {
    const { reminders, sent, reports, quiet, change } = start([stock(1)], [product(1)], { failures: 1 });
    await quiet();
    expect([sent, reports.length]).toEqual([[], 1]);
    change(product(1));
    await quiet();
    expect(sent).toEqual(['stock 1 ×1']);
    reminders.stop();
  });
});
