import type { Connection, Transaction } from '../database/database.ts';
import type { ChallengePurpose } from './challenges.ts';

export interface NewChallenge {
  readonly hash: string;
  readonly purpose: ChallengePurpose;
  /** Null: it is not known yet who asks. */
  readonly customerId: number | null;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const make: Transaction<NewChallenge, void> = async (db, { hash, purpose, customerId, expiresAt }) => {
  await db.insertInto('sign_in_challenge').values({ hash, purpose, customer_id: customerId, expires_at: expiresAt }).execute();
};

export interface ChallengeUse extends Pick<NewChallenge, 'hash' | 'purpose' | 'customerId'> {
  /** ISO 8601. */
  readonly now: string;
}

/** Whether a challenge is valid. */
export async function isChallenge(db: Connection, { hash, purpose, customerId, now }: ChallengeUse): Promise<boolean> {
  const found = db
    .selectFrom('sign_in_challenge')
    .select('hash')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now));
  const of = customerId === null ? found.where('customer_id', 'is', null) : found.where('customer_id', '=', customerId);
  return (await of.executeTakeFirst()) !== undefined;
}

/** Uses a challenge up. @returns whether it was valid */
export async function takeChallenge(db: Connection, use: ChallengeUse): Promise<boolean> {
  if (!(await isChallenge(db, use))) return false;
  const taken = await db.deleteFrom('sign_in_challenge').where('hash', '=', use.hash).returning('hash').executeTakeFirst();
  return taken !== undefined;
}

/** Ends what a customer has begun and not finished. */
export const endChallenges = async (db: Connection, customerId: number): Promise<void> =>
  void (await db.deleteFrom('sign_in_challenge').where('customer_id', '=', customerId).execute());

export const challengeTransactions = { 'challenges.make': make, 'challenges.take': takeChallenge } as const;

export type ChallengeTransactions = typeof challengeTransactions;
