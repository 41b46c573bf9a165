import type { Connection, Transaction } from '../database/database.ts';
import { browserLifeMs } from './known-browser.ts';

/** Of one customer: the ones that were used last. */
const mostBrowsers = 30;

/** J-126: whether the customer with this e-mail address has signed in with this browser before. */
const isKnown: Transaction<{ readonly email: string; readonly hash: string; readonly now: string }, boolean> = async (
  db,
  { email, hash, now },
) => {
  const row = await db
    .selectFrom('known_browser')
    .innerJoin('customer', 'customer.id', 'known_browser.customer_id')
    .select('customer.id')
    .where('customer.email', '=', email)
    .where('known_browser.hash', '=', hash)
    .where('known_browser.last_used_at', '>', lastDay(now))
    .executeTakeFirst();
  return row !== undefined;
};

const lastDay = (now: string): Date => new Date(Date.parse(now) - browserLifeMs);

export interface BrowserUse {
  readonly customerId: number;
  /** Hash of the mark that the browser has sent; null without one. */
  readonly sent: string | null;
  /** Hash of the mark that it gets where the customer does not know it yet. */
  readonly fresh: string;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Notes that a customer has signed in with a browser. One that is new to the customer gets the fresh mark, for the other customers who
 * use it, too: a mark that a stranger has put into it is no longer valid then.
 * @returns the hash of the browser's mark from now on, and whether the customer knew it
 */
export async function noteBrowser(
  db: Connection,
  { customerId, sent, fresh, now }: BrowserUse,
): Promise<{ readonly hash: string; readonly isKnown: boolean }> {
  await db.deleteFrom('known_browser').where('customer_id', '=', customerId).where('last_used_at', '<=', lastDay(now)).execute();
  if (sent !== null) {
    const used = await db
      .updateTable('known_browser')
      .set({ last_used_at: now })
      .where('customer_id', '=', customerId)
      .where('hash', '=', sent)
      .returning('hash')
      .executeTakeFirst();
    if (used !== undefined) return { hash: sent, isKnown: true };
    await db.updateTable('known_browser').set({ hash: fresh }).where('hash', '=', sent).execute();
    await db.updateTable('customer_session').set({ browser_hash: fresh }).where('browser_hash', '=', sent).execute();
  }
  await db.insertInto('known_browser').values({ hash: fresh, customer_id: customerId, last_used_at: now }).execute();
  const oldest = await db
    .selectFrom('known_browser')
    .select('hash')
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at', 'desc')
    .offset(mostBrowsers)
    .execute();
  if (oldest.length > 0)
    await db
      .deleteFrom('known_browser')
      .where('customer_id', '=', customerId)
      .where(
        'hash',
        'in',
        oldest.map(({ hash }) => hash),
      )
      .execute();
  return { hash: fresh, isKnown: false };
}

/** Forgets the browsers of a customer, but for one. */
export async function forgetBrowsers(db: Connection, customerId: number, kept: string | null = null): Promise<void> {
  const all = db.deleteFrom('known_browser').where('customer_id', '=', customerId);
  await (kept === null ? all : all.where('hash', '<>', kept)).execute();
}

export const browserTransactions = { 'browsers.is-known': isKnown } as const;

export type BrowserTransactions = typeof browserTransactions;
