import type { CatalogueChanges } from '../catalogue/changes.ts';
import type { Database } from '../database/database.ts';
import { lookRepeatedly, type RepeatedLook } from '../server/repeated-look.ts';
import type { ContentTransactions } from './transactions.ts';

/** Shoppers see what was due within five seconds: looking costs one indexed statement. */
const lookEveryMs = 2_000;

interface PublisherServices {
  readonly database: Database<Pick<ContentTransactions, 'content.publish-due'>>;
  readonly now: () => Date;
}

/** Publishes what was to be published at a time: a look settles when pages show it. */
export type Publisher = RepeatedLook;

/**
 * J-218: looks for contents whose time has come: at once, for the time when no server ran, and then every two seconds.
 * @param report logs a run that failed; the next one comes anyway
 */
export function startPublisher(
  { database, now }: PublisherServices,
  changes: Pick<CatalogueChanges, 'contentChanged' | 'productsEdited'>,
  report: (error: unknown) => void,
): Publisher {
  // What is published and not yet told outlives a run that fails: nothing of it is due again.
  let isUntold = false;
  const untoldProducts = new Set<number>();
  const tell = async (): Promise<void> => {
    if (isUntold) await changes.contentChanged();
    isUntold = false;
    const productIds = [...untoldProducts];
    if (productIds.length > 0) await changes.productsEdited(productIds);
    for (const id of productIds) untoldProducts.delete(id);
  };
  const publishAll = async (): Promise<void> => {
    try {
      for (;;) {
        const published = await database.run('content.publish-due', { at: now().toISOString() });
        if (published === null) break;
        if (published.productId !== null) untoldProducts.add(published.productId);
        isUntold ||= published.problem === null;
      }
    } finally {
      await tell();
    }
  };
  return lookRepeatedly(publishAll, lookEveryMs, report);
}
