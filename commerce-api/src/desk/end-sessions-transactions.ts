import { endChallenges } from '../customers/challenge-transactions.ts';
import { forgetBrowsers } from '../customers/browser-transactions.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { noteAction } from './audit-transactions.ts';
import type { EndSessionsAction } from './staff.ts';

/** Whose sessions end: of one customer, of all customers, of all staff but the session that asks. */
export type SessionsOf =
  | { readonly who: 'customer'; readonly email: string }
  | { readonly who: 'customers' }
  /** @property keptHash SHA-256 of the token that asks */
  | { readonly who: 'staff'; readonly keptHash: string };

export interface EndSessions {
  readonly of: SessionsOf;
  readonly madeBy: number;
  /** ISO 8601. */
  readonly at: string;
}

/** How many sessions have ended, and what the change log says of whom (0: of all). */
interface Ended {
  readonly count: number;
  readonly action: EndSessionsAction;
  readonly subjectId: number;
}

const EVERYBODY = 0;

/** What one customer has begun and not finished ends, too, and their browsers are strangers again: one of them may be the thief's. */
async function ofCustomer(db: Connection, email: string): Promise<Ended | null> {
  const customer = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();
  if (customer === undefined) return null;
  const { id } = customer;
  const { numDeletedRows } = await db.deleteFrom('customer_session').where('customer_id', '=', id).executeTakeFirstOrThrow();
  await endChallenges(db, id);
  await forgetBrowsers(db, id);
  return { count: Number(numDeletedRows), action: 'end-customer-sessions', subjectId: id };
}

async function ofCustomers(db: Connection): Promise<Ended> {
  const { numDeletedRows } = await db.deleteFrom('customer_session').executeTakeFirstOrThrow();
  await db.deleteFrom('sign_in_challenge').execute();
  await db.deleteFrom('known_browser').execute();
  return { count: Number(numDeletedRows), action: 'end-all-customer-sessions', subjectId: EVERYBODY };
}

/** They stay for a while as ended ones, so that a page that wakes up is told so (ADR 117). */
async function ofStaff(db: Connection, keptHash: string, at: string): Promise<Ended> {
  const { numUpdatedRows } = await db
    .updateTable('staff_session')
    .set({ expires_at: at })
    .where('expires_at', '>', new Date(at))
    .where('token_hash', '<>', keptHash)
    // The token that asks may just have been replaced.
    .where((eb) => eb.or([eb('previous_hash', 'is', null), eb('previous_hash', '<>', keptHash)]))
    .executeTakeFirstOrThrow();
  return { count: Number(numUpdatedRows), action: 'end-staff-sessions', subjectId: EVERYBODY };
}

const endedOf = (db: Connection, of: SessionsOf, at: string): Promise<Ended | null> => {
  switch (of.who) {
    case 'customer':
      return ofCustomer(db, of.email);
    case 'customers':
      return ofCustomers(db);
    case 'staff':
      return ofStaff(db, of.keptHash, at);
  }
};

/** J-358: ends sessions and notes who did. @returns how many have ended; null: there is no such customer */
const endSessions: Transaction<EndSessions, number | null> = async (db, { of, madeBy, at }) => {
  const ended = await endedOf(db, of, at);
  if (ended === null) return null;
  const { count, action, subjectId } = ended;
  await noteAction(db, { staffId: madeBy, action, subjectId, before: 'signed-in', after: 'signed-out', at });
  return count;
};

export const endSessionsTransactions = { 'desk.end-sessions': endSessions } as const;
