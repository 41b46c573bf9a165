import type { Connection } from '../database/database.ts';

/** Whose reviews, questions and reminders are meant. */
export interface OwnerOfWriting {
  readonly customerId: number;
  /**
   * Lower case. What was written or asked for without signing in is kept by the address alone: it is the customer's only where whoever knows the
   * password is who reads the mailbox (ADR 101). Null where it may be another's.
   */
  readonly provenEmail: string | null;
}

/** @throws when there is no such customer */
export async function ownerOf(db: Connection, customerId: number): Promise<OwnerOfWriting> {
  const { email, mailbox_owned_at: ownedAt } = await db
    .selectFrom('customer')
    .select(['email', 'mailbox_owned_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { customerId, provenEmail: ownedAt === null ? null : email };
}
