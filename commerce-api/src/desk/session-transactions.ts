import { isPreviousValid, isYoung } from '../customers/token-succession.ts';
import type { Connection, RowOf, Transaction } from '../database/database.ts';
import type { StaffMember } from './staff.ts';

/** How exact the time of the last use is: not every call writes. */
const lastUseStepMs = 60_000;
/** Pages ask once an hour. */
const leastAgeMs = 10 * 60_000;

export interface StaffTokenUse {
  /** SHA-256 of the token. */
  readonly hash: string;
  /** ISO 8601. */
  readonly now: string;
  /** A session that has not been used since, ISO 8601, has ended. */
  readonly idleSince: string;
}

/** `reused`: the token has been used after its successor and has just ended its session; `ended`: the session is over. */
type NoEntry = { readonly kind: 'unknown' | 'ended' | 'reused' };

/** Whom a token admits: with the token itself, or with that of a session. */
export type StaffEntry = { readonly kind: 'token' | 'session'; readonly staff: StaffMember } | NoEntry;

type Session = Pick<
  RowOf<'staff_session'>,
  'id' | 'staff_id' | 'previous_hash' | 'rotation_nonce' | 'rotated_at' | 'confirmed_at' | 'last_used_at' | 'expires_at'
>;

const sessions = (db: Connection) =>
  db
    .selectFrom('staff_session')
    .select([
      'staff_session.id',
      'staff_id',
      'previous_hash',
      'rotation_nonce',
      'rotated_at',
      'confirmed_at',
      'last_used_at',
      'expires_at',
    ]);

const isOver = ({ expires_at, last_used_at }: Session, { now, idleSince }: Omit<StaffTokenUse, 'hash'>): boolean =>
  expires_at <= new Date(now) || last_used_at <= new Date(idleSince);

/** Who holds the token of this hash; null where nobody does any more. */
async function holderOf(db: Connection, hash: string): Promise<StaffMember | null> {
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return staff ?? null;
}

/** What a token of a session opens; ends the session when the token comes after its successor. */
async function openSession(
  db: Connection,
  use: StaffTokenUse,
): Promise<{ readonly kind: 'session'; readonly session: Session; readonly isNewest: boolean } | NoEntry> {
  const newest = await sessions(db).where('token_hash', '=', use.hash).executeTakeFirst();
  const session =
    newest ??
    (await sessions(db)
      .innerJoin('retired_staff_token', 'retired_staff_token.session_id', 'staff_session.id')
      .where('retired_staff_token.token_hash', '=', use.hash)
      .executeTakeFirst());
  if (session === undefined) return { kind: 'unknown' };
  if (isOver(session, use)) return { kind: 'ended' };
  if (newest !== undefined) return { kind: 'session', session, isNewest: true };
  if (session.previous_hash === use.hash && isPreviousValid(session, use.now)) return { kind: 'session', session, isNewest: false };
  await db.updateTable('staff_session').set({ expires_at: use.now }).where('id', '=', session.id).execute();
  return { kind: 'reused' };
}

/** J-157, J-275: whom a token admits to the desk; its session has been used now. */
const admit: Transaction<StaffTokenUse, StaffEntry> = async (db, use) => {
  const holder = await holderOf(db, use.hash);
  if (holder !== null) return { kind: 'token', staff: holder };
  const opened = await openSession(db, use);
  if (opened.kind !== 'session') return opened;
  const { id, staff_id, previous_hash, confirmed_at, last_used_at } = opened.session;
  const staff = await db
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('id', '=', staff_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (staff === undefined) return { kind: 'ended' };
  const isFirstUse = opened.isNewest && previous_hash !== null && confirmed_at === null;
  if (isFirstUse || Date.parse(use.now) - last_used_at.getTime() >= lastUseStepMs)
    await db
      .updateTable('staff_session')
      .set({ last_used_at: use.now, ...(isFirstUse && { confirmed_at: use.now }) })
      .where('id', '=', id)
      .execute();
  return { kind: 'session', staff };
};

export interface NewStaffSession {
  readonly staffId: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly now: string;
  readonly expiresAt: string;
}

const begin: Transaction<NewStaffSession, void> = async (db, { staffId, hash, now, expiresAt }) => {
  await db
    .insertInto('staff_session')
    .values({ staff_id: staffId, token_hash: hash, created_at: now, last_used_at: now, expires_at: expiresAt })
    .execute();
};

export interface StaffRotation extends StaffTokenUse {
  /** Random; the new token is made of it and of the token before. */
  readonly nonce: string;
  /** SHA-256 of the new token. */
  readonly newHash: string;
}

/** The nonce of the next token; null: the token stays, since it has just replaced another. */
export type StaffRotated = { readonly kind: 'replaced'; readonly nonce: string | null } | NoEntry;

/** Replaces the token of a session. Whoever asks again with the same token gets the same nonce: a lost answer, or two tabs at once, end nothing. */
const replace: Transaction<StaffRotation, StaffRotated> = async (db, rotation) => {
  const { hash, nonce, newHash, now } = rotation;
  // Of several that ask at once, the others wait here and find it replaced: they would write the same row otherwise.
  await db.selectFrom('staff_session').select('id').where('token_hash', '=', hash).forUpdate().executeTakeFirst();
  const opened = await openSession(db, rotation);
  if (opened.kind !== 'session') return opened;
  const { session, isNewest } = opened;
  if (!isNewest) return { kind: 'replaced', nonce: session.rotation_nonce };
  if (isYoung(session, now, leastAgeMs)) return { kind: 'replaced', nonce: null };
  await db.insertInto('retired_staff_token').values({ token_hash: hash, session_id: session.id }).execute();
  await db
    .updateTable('staff_session')
    .set({ token_hash: newHash, previous_hash: hash, rotation_nonce: nonce, rotated_at: now, confirmed_at: null, last_used_at: now })
    .where('id', '=', session.id)
    .execute();
  return { kind: 'replaced', nonce };
};

/** Ends the session of one of its tokens. */
const end: Transaction<Pick<StaffTokenUse, 'hash' | 'now'>, void> = async (db, { hash, now }) => {
  await db
    .updateTable('staff_session')
    .set({ expires_at: now })
    .where('expires_at', '>', new Date(now))
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', hash),
        eb('id', 'in', eb.selectFrom('retired_staff_token').select('session_id').where('retired_staff_token.token_hash', '=', hash)),
      ]),
    )
    .execute();
};

export const staffSessionTransactions = {
  'desk.admit': admit,
  'desk.begin-session': begin,
  'desk.replace-token': replace,
  'desk.end-session': end,
} as const;
