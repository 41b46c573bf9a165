import type { Connection, Transaction } from '../database/database.ts';

/** J-244: what happens to a consent to a newsletter. */
export const newsletterEvents = ['asked', 'confirmed', 'ended'] as const;
export type NewsletterEvent = (typeof newsletterEvents)[number];

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
  db
    .selectFrom('newsletter_event')
    .select(['store_code', 'event', 'at'])
    .where('email', '=', email)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export interface OwnHistory {
  /** Whether the customer has proven that the address is theirs: else it may be another's, and nothing is told. */
  readonly isProven: boolean;
  readonly events: Awaited<ReturnType<typeof newsletterHistory>>;
}

/** J-244: the history of a customer's own address. */
export const ofCustomer: Transaction<number, OwnHistory> = async (db, customerId) => {
  const { email, email_confirmed_at: provenAt } = await db
    .selectFrom('customer')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return provenAt === null ? { isProven: false, events: [] } : { isProven: true, events: await newsletterHistory(db, email) };
};
