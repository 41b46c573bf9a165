import type { Connection, RowOf, Transaction } from '../database/database.ts';
import type { NewsletterEvent } from './events.ts';

interface Subscription {
  readonly store_code: string;
  readonly email: string;
}

/** Adds to the history of a subscription. @param at ISO 8601 */
export async function addNewsletterEvent(
  db: Connection,
  { store_code, email }: Subscription,
  event: NewsletterEvent,
  at: string,
): Promise<void> {
  await db.insertInto('newsletter_event').values({ store_code, email, event, at }).execute();
}

/** The history of an address in all stores, the latest first. */
export const newsletterHistory = (db: Connection, email: string) =>
  db.selectFrom('newsletter_event').select(['store_code', 'event', 'at']).where('email', '=', email).orderBy('id', 'desc');

export interface OwnHistory {
  /** Whether whoever knows the password is who reads the mailbox: else it may be another's, and nothing is told. */
  readonly isProven: boolean;
  readonly events: readonly Pick<RowOf<'newsletter_event'>, 'store_code' | 'event' | 'at'>[];
}

/** J-244: the history of a customer's own address. */
export const ofCustomer: Transaction<number, OwnHistory> = async (db, customerId) => {
  const { email, mailbox_owned_at: ownedAt } = await db
    .selectFrom('customer')
    .select(['email', 'mailbox_owned_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return ownedAt === null
    ? { isProven: false, events: [] }
    : { isProven: true, events: await newsletterHistory(db, email).limit(100).execute() };
};
