import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { OrderServices } from './services.ts';

const checkEveryMs = 15 * 60_000;

/** Cancels what nobody has paid in time and gives the stock back; notifies listeners. Returns the numbers of the orders. */
export async function cancelExpired(
  { database, mail }: Pick<OrderServices, 'database' | 'mail'>,
  changes: CatalogueChanges,
  now: Date,
): Promise<readonly string[]> {
  const { numbers, productIds } = await database.run('orders.expire', { now: now.toISOString() });
  if (numbers.length > 0) mail.wake();
  if (productIds.length > 0) await changes.stockChanged(productIds);
  return numbers;
}

/**
 * Looks for unpaid orders now and then.
 * @param report logs a run that failed; the next one comes anyway
 * @returns ends it
 */
export function startExpiry(services: OrderServices, changes: CatalogueChanges, report: (error: unknown) => void): () => void {
  const look = (): void => void cancelExpired(services, changes, services.now()).catch(report);
  const timer = setInterval(look, checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
