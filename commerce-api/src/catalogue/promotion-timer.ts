import type { Database } from '../database/database.ts';
import { lookRepeatedly, type RepeatedLook } from '../server/repeated-look.ts';
import type { CatalogueChanges } from './changes.ts';
import type { CatalogueTransactions } from './transactions.ts';

const lookEveryMs = 60_000;
/** Not all at once, so that no transaction takes long and orders get their turn. */
const endedAtOnce = 50;

interface Services {
  readonly database: Database<Pick<CatalogueTransactions, 'catalogue.due-promotions' | 'catalogue.end-promotions'>>;
  readonly now: () => Date;
}

/** Ends promotions whose time is over: a look settles when pages show it. */
export type PromotionEnds = RepeatedLook;

/**
 * J-300: what is reduced until a time costs the regular price after it. Looks every minute; the database is asked only when something is
 * due, and at first for what ended while no server ran.
 * @param report logs a run that failed; the next one comes anyway
 */
export function startPromotionEnds(
  { database, now }: Services,
  changes: Pick<CatalogueChanges, 'productsEdited'>,
  report: (error: unknown) => void,
): PromotionEnds {
  let nextAt = Number.NEGATIVE_INFINITY;
  // What is ended and not yet told outlives a run that fails: nothing of it is due again.
  const untold = new Set<number>();
  const tell = async (): Promise<void> => {
    const productIds = [...untold];
    if (productIds.length > 0) await changes.productsEdited(productIds);
    for (const id of productIds) untold.delete(id);
  };
  const endAll = async (): Promise<void> => {
    await tell();
    if (now().getTime() < nextAt) return;
    const at = now().toISOString();
    const { productIds, next } = await database.run('catalogue.due-promotions', { now: at });
    for (let from = 0; from < productIds.length; from += endedAtOnce) {
      const some = productIds.slice(from, from + endedAtOnce);
      for (const id of await database.run('catalogue.end-promotions', { productIds: some, now: at })) untold.add(id);
      await tell();
    }
    nextAt = next === null ? Number.POSITIVE_INFINITY : Date.parse(next);
  };
  return lookRepeatedly(endAll, lookEveryMs, report);
}
