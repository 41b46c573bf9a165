import type { Connection, RowOf, Transaction } from '../../database/database.ts';
import { isChallenge, takeChallenge } from '../challenge-transactions.ts';
import { notifyCustomer, type AccountChange } from '../notify-customer.ts';

export type SecondFactorRow = Pick<RowOf<'second_factor'>, 'secret' | 'recovery_salt' | 'created_at' | 'confirmed_at'>;

/** The factor of a customer, begun or confirmed, with the number of recovery codes that are left; null without one. */
const read: Transaction<number, (SecondFactorRow & { readonly codesLeft: number }) | null> = async (db, customerId) => {
  const factor = await db
    .selectFrom('second_factor')
    .select(['secret', 'recovery_salt', 'created_at', 'confirmed_at'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (factor === undefined) return null;
  return { ...factor, codesLeft: await countCodes(db, customerId) };
};

const countCodes = async (db: Connection, customerId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return left;
};

export interface BeginFactor {
  readonly customerId: number;
  /** Sealed. */
  readonly secret: string;
  readonly recoverySalt: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Begins a set-up; one that was begun before is forgotten. @returns false where the factor is on already */
const begin: Transaction<BeginFactor, boolean> = async (db, { customerId, secret, recoverySalt, at }) => {
  await db.deleteFrom('second_factor').where('customer_id', '=', customerId).where('confirmed_at', 'is', null).execute();
  const begun = await db
    .insertInto('second_factor')
    .values({ customer_id: customerId, secret, recovery_salt: recoverySalt, last_step: 0, created_at: at, confirmed_at: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('customer_id')
    .executeTakeFirst();
  return begun !== undefined;
};

async function replaceCodes(db: Connection, customerId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ customer_id: customerId, hash })))
    .execute();
}

export interface ConfirmFactor extends AccountChange {
  /** The secret whose code was right: a set-up that was begun anew meanwhile is another one. */
  readonly secret: string;
  readonly step: number;
  readonly codeHashes: readonly string[];
}

/** The factor is on from now on. @returns false where there is nothing to confirm */
const confirm: Transaction<ConfirmFactor, boolean> = async (db, { secret, step, codeHashes, ...change }) => {
  const confirmed = await db
    .updateTable('second_factor')
    .set({ confirmed_at: change.at, last_step: step })
    .where('customer_id', '=', change.customerId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst();
  if (confirmed === undefined) return false;
  await replaceCodes(db, change.customerId, codeHashes);
  await notifyCustomer(db, { kind: 'second-factor-on', data: { at: change.at } }, change);
  return true;
};

/** New recovery codes; the old ones become invalid. */
const renewCodes: Transaction<AccountChange & { readonly codeHashes: readonly string[] }, void> = async (db, { codeHashes, ...change }) => {
  await replaceCodes(db, change.customerId, codeHashes);
  await notifyCustomer(db, { kind: 'recovery-codes-made', data: { at: change.at } }, change);
};

/** Ends the factor, its recovery codes with it. */
const end: Transaction<AccountChange, void> = async (db, change) => {
  const { customerId, at } = change;
  await db.deleteFrom('second_factor').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
  await notifyCustomer(db, { kind: 'second-factor-off', data: { at } }, change);
};

/** A proof of the factor: the time step of a right code, or the hash of a recovery code. */
export type FactorProof = { readonly step: number } | { readonly recoveryHash: string };

/** Uses a proof up, which is valid once. @returns whether it was valid */
async function take(db: Connection, proof: FactorProof, change: AccountChange): Promise<boolean> {
  const { customerId, at } = change;
  if ('step' in proof) {
    const accepted = await db
      .updateTable('second_factor')
      .set({ last_step: proof.step })
      .where('customer_id', '=', customerId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', proof.step)
      .returning('customer_id')
      .executeTakeFirst();
    return accepted !== undefined;
  }
  const used = await db
    .deleteFrom('recovery_code')
    .where('customer_id', '=', customerId)
    .where('hash', '=', proof.recoveryHash)
    .returning('hash')
    .executeTakeFirst();
  if (used === undefined) return false;
  await notifyCustomer(db, { kind: 'recovery-code-used', data: { at, left: await countCodes(db, customerId) } }, change);
  return true;
}

const takeProof: Transaction<AccountChange & { readonly proof: FactorProof }, boolean> = (db, { proof, ...change }) =>
  take(db, proof, change);

/** Whose sign-in waits for a code; null when it has ended, or the factor with it. */
const ofChallenge: Transaction<
  { readonly hash: string; readonly now: string },
  ({ readonly id: number; readonly email: string } & Pick<SecondFactorRow, 'secret' | 'recovery_salt'>) | null
> = async (db, { hash, now }) => {
  const waiting = await db
    .selectFrom('sign_in_challenge')
    .innerJoin('customer', 'customer.id', 'sign_in_challenge.customer_id')
    .innerJoin('second_factor', 'second_factor.customer_id', 'customer.id')
    .select(['customer.id', 'customer.email', 'second_factor.secret', 'second_factor.recovery_salt'])
    .where('sign_in_challenge.hash', '=', hash)
    .where('sign_in_challenge.purpose', '=', 'code')
    .where('sign_in_challenge.expires_at', '>', new Date(now))
    .where('second_factor.confirmed_at', 'is not', null)
    .executeTakeFirst();
  return waiting ?? null;
};

export interface AnswerChallenge extends AccountChange {
  readonly challengeHash: string;
  readonly proof: FactorProof;
}

/**
 * A sign-in that waits for a code goes on. A code that has been used leaves the challenge, so that the next one can be given.
 * @returns why not
 */
const answer: Transaction<AnswerChallenge, 'accepted' | 'used' | 'ended'> = async (db, { challengeHash, proof, ...change }) => {
  const use = { hash: challengeHash, purpose: 'code', customerId: change.customerId, now: change.at } as const;
  if (!(await isChallenge(db, use))) return 'ended';
  if (!(await take(db, proof, change))) return 'used';
  await takeChallenge(db, use);
  return 'accepted';
};

export const secondFactorTransactions = {
  'second-factor.read': read,
  'second-factor.begin': begin,
  'second-factor.confirm': confirm,
  'second-factor.renew-codes': renewCodes,
  'second-factor.end': end,
  'second-factor.take-proof': takeProof,
  'second-factor.of-challenge': ofChallenge,
  'second-factor.answer': answer,
} as const;

export type SecondFactorTransactions = typeof secondFactorTransactions;
