import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { noteAction } from './audit-transactions.ts';
import type { StaffMember, StaffRole } from './staff.ts';

export interface NewStaff {
  /** Null: the server itself. */
  readonly madeBy: number | null;
  readonly name: string;
  readonly role: StaffRole;
  /** SHA-256 of the token. */
  readonly hash: string;
  /** ISO 8601. */
  readonly at: string;
}

async function insertStaff(db: Connection, { madeBy, name, role, hash, at }: NewStaff): Promise<StaffMember> {
  const staff = await db
    .insertInto('staff')
    .values({ id: nextOf('staff_id'), name, role, token_hash: hash, created_at: at })
    .returning(['id', 'name', 'role'])
    .executeTakeFirstOrThrow();
  await noteAction(db, { staffId: madeBy, action: 'make-token', subjectId: staff.id, before: 'none', after: role, at });
  return staff;
}

/** Gives somebody a token. */
const makeToken: Transaction<NewStaff, StaffMember> = (db, staff) => insertStaff(db, staff);

const hasAdmin = async (db: Connection, except: number | null): Promise<boolean> =>
  (await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('revoked_at', 'is', null)
    .$if(except !== null, (others) => others.where('id', '<>', except))
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Gives the first admin a token, unless somebody has one. @returns whether it did */
const makeFirstToken: Transaction<Omit<NewStaff, 'madeBy' | 'role'>, boolean> = async (db, staff) => {
  if (await hasAdmin(db, null)) return false;
  await insertStaff(db, { ...staff, madeBy: null, role: 'admin' });
  return true;
};

export interface Revocation {
  readonly id: number;
  readonly madeBy: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Ends a token. The last one of an admin stays: nobody could make another. */
const revokeToken: Transaction<Revocation, 'revoked' | 'unknown' | 'last_admin'> = async (db, { id, madeBy, at }) => {
  // All admins are locked: two who revoke each other at once must not both succeed.
  await db.selectFrom('staff').select('id').where('role', '=', 'admin').where('revoked_at', 'is', null).orderBy('id').forUpdate().execute();
  const staff = await db
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (staff === undefined) return 'unknown';
  if (staff.role === 'admin' && !(await hasAdmin(db, id))) return 'last_admin';
  await db.updateTable('staff').set({ revoked_at: at }).where('id', '=', id).execute();
  await noteAction(db, { staffId: madeBy, action: 'revoke-token', subjectId: id, before: staff.role, after: 'revoked', at });
  return 'revoked';
};

/** Tokens in force, without what they are. */
const readTokens = async (db: Connection) =>
  db.selectFrom('staff').select(['id', 'name', 'role', 'created_at']).where('revoked_at', 'is', null).orderBy('id').execute();

export const staffTransactions = {
  'desk.make-token': makeToken,
  'desk.make-first-token': makeFirstToken,
  'desk.revoke-token': revokeToken,
  'desk.tokens': (db: Connection, _input: null) => readTokens(db),
} as const;
