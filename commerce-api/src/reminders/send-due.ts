import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { ProductRecord } from '../catalogue/product-record.ts';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Database } from '../database/database.ts';
import type { CatalogIndex } from '../listing/catalog-index.ts';
import type { OutboxWorker } from '../mail/outbox-worker.ts';
import type { DueTransactions, WaitingReminders } from './due-transactions.ts';
import { isDue } from './reminder.ts';

export interface ReminderServices {
  readonly database: Database<DueTransactions>;
  readonly products: Pick<ProductStore, 'list' | 'drop'>;
  readonly index: Pick<CatalogIndex, 'isSoldIn'>;
  readonly mail: Pick<OutboxWorker, 'wake'>;
  readonly now: () => Date;
}

/** Products whose reminders are looked at together. */
const productsAtOnce = 100;
/** E-mails of one transaction: none holds the others up. */
const mailsAtOnce = 100;
/** A change whose server was killed before its e-mails were written is found by looking. */
const lookEveryMs = 5 * 60_000;

async function sendAll(services: ReminderServices, waiting: WaitingReminders, product: ProductRecord): Promise<void> {
  const { productId, kind, storeCode } = waiting;
  const { name, request_path: path, final_price: finalPrice, omnibus_price: omnibusPrice } = product;
  const send = { productId, kind, storeCode, product: { name, path, finalPrice, omnibusPrice }, most: mailsAtOnce };
  for (;;) {
    const count = await services.database.run('reminders.send', { ...send, at: services.now().toISOString() });
    if (count > 0) services.mail.wake();
    if (count < mailsAtOnce) return;
  }
}

/** O-09: sends what has come true of these products. */
async function sendDue(services: ReminderServices, productIds: readonly number[]): Promise<void> {
  const all = await services.database.run('reminders.waiting', productIds);
  if (all.length === 0) return;
  const products = await services.products.list([...new Set(all.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const waiting of all) {
    const product = byId.get(waiting.productId);
    if (product === undefined || !services.index.isSoldIn(waiting.storeCode, product.id)) continue;
    if (isDue(waiting.kind, product, waiting.priceSeen)) await sendAll(services, waiting, product);
  }
}

/** Looks at every product that somebody waits for. */
async function lookAtAll(services: ReminderServices): Promise<void> {
  let after = 0;
  for (;;) {
    const ids = await services.database.run('reminders.products', { after, most: productsAtOnce });
    for (const id of ids) services.products.drop(id);
    await sendDue(services, ids);
    const last = ids.at(-1);
    if (last === undefined || ids.length < productsAtOnce) return;
    after = last;
  }
}

/** Sends reminders while the server runs. */
export interface Reminders {
  /** A reminder of this product has just been confirmed: what it waits for may have come meanwhile. Never waits, never fails. */
  readonly look: (productId: number) => void;
  readonly stop: () => void;
}

/**
 * Sends reminders as soon as stock or prices change, and looks for those that a killed server has left.
 * @param report logs a run that failed; the next look finds everything as it was
 */
export function startReminders(
  services: ReminderServices,
  changes: Pick<CatalogueChanges, 'listen'>,
  report: (error: unknown) => void,
): Reminders {
  const changed = new Set<number>();
  let isLookingAtAll = true;
  let working: Promise<void> | undefined;
  let isStopped = false;

  const work = async (): Promise<void> => {
    while (isLookingAtAll || changed.size > 0) {
      if (isStopped) return;
      try {
        if (isLookingAtAll) {
          isLookingAtAll = false;
          await lookAtAll(services);
        }
        const ids = [...changed].slice(0, productsAtOnce);
        for (const id of ids) changed.delete(id);
        if (ids.length > 0) await sendDue(services, ids);
      } catch (error) {
        if (!isStopped) report(error);
      }
    }
    working = undefined;
  };
  const wake = (): void => void (working ??= work());
  const look = (productId: number): void => {
    changed.add(productId);
    wake();
  };

  const stopListening = changes.listen((change) => {
    if (change.kind === 'products') for (const { id } of change.products) look(id);
  });
  const timer = setInterval(() => {
    isLookingAtAll = true;
    wake();
  }, lookEveryMs);
  timer.unref();
  wake();
  return {
    look,
    stop: () => {
      isStopped = true;
      stopListening();
      clearInterval(timer);
    },
  };
}
