import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { readCustomer, type CustomerRecord } from './records.ts';
import { isPreviousValid, isYoung } from './token-succession.ts';

/** How exact the time of the last use is: not every call writes. */
const lastUseStepMs = 5 * 60 * 1000;

/** Browsers ask once a day. */
const leastAgeMs = 60 * 60 * 1000;

export interface TokenUse {
  readonly hash: string;
  /** ISO 8601. */
  readonly now: string;
  /** J-148: a session that has not been used since, ISO 8601, has ended. */
  readonly idleSince: string;
}

const columns = [
  'customer_session.id',
  'customer_id',
  'previous_hash',
  'rotation_nonce',
  'rotation_store',
  'rotated_at',
  'confirmed_at',
  'last_used_at',
  'browser_hash',
] as const;

type Session = Pick<
  RowOf<'customer_session'>,
  | 'id'
  | 'customer_id'
  | 'previous_hash'
  | 'rotation_nonce'
  | 'rotation_store'
  | 'rotated_at'
  | 'confirmed_at'
  | 'last_used_at'
  | 'browser_hash'
>;

const sessionsInForce = (db: Connection, { now, idleSince }: Omit<TokenUse, 'hash'>) =>
  db.selectFrom('customer_session').select(columns).where('expires_at', '>', new Date(now)).where('last_used_at', '>', new Date(idleSince));

/** Ends a session and forgets its browser, which may be a stranger's. */
export async function endSession(db: Connection, { id, customer_id, browser_hash }: Pick<Session, 'id' | 'customer_id' | 'browser_hash'>) {
  await db.deleteFrom('customer_session').where('id', '=', id).execute();
  if (browser_hash !== null)
    await db.deleteFrom('known_browser').where('customer_id', '=', customer_id).where('hash', '=', browser_hash).execute();
}

/** What a token opens: a session; nothing; or nothing any more, because it was used after its successor. */
type Opened = { readonly kind: 'session'; readonly session: Session } | { readonly kind: 'unknown' } | { readonly kind: 'reused' };

async function tellOwner(db: Connection, { customer_id, rotation_store }: Session, at: string): Promise<void> {
  const customer = await db.selectFrom('customer').select('email').where('id', '=', customer_id).executeTakeFirst();
  if (customer === undefined || rotation_store === null) return;
  await enqueueMail(db, { kind: 'session-reused', data: { at } }, { recipient: customer.email, storeCode: rotation_store, at });
}

/** The session of a token that has been replaced; ends that session when the token comes too late, and tells its owner. */
async function openRetired(db: Connection, use: TokenUse): Promise<Opened> {
  const session = await sessionsInForce(db, use)
    .innerJoin('retired_token', 'retired_token.session_id', 'customer_session.id')
    .where('retired_token.token_hash', '=', use.hash)
    .executeTakeFirst();
  if (session === undefined) return { kind: 'unknown' };
  const isLast = session.previous_hash === use.hash;
  if (isLast && isPreviousValid(session, use.now)) return { kind: 'session', session };
  await endSession(db, session);
  await tellOwner(db, session, use.now);
  return { kind: 'reused' };
}

/** Whose token it is; `reused` where it has been used after its successor and has ended its session (J-267). */
export type UsedToken = { readonly kind: 'customer'; readonly customer: CustomerRecord } | { readonly kind: 'unknown' | 'reused' };

/** The customer of a valid token, whose session has been used now. */
const useToken: Transaction<TokenUse, UsedToken> = async (db, use) => {
  const { hash, now } = use;
  const current = await sessionsInForce(db, use).where('token_hash', '=', hash).executeTakeFirst();
  const opened = current === undefined ? await openRetired(db, use) : ({ kind: 'session', session: current } as const);
  if (opened.kind !== 'session') return opened;
  const { id, last_used_at, customer_id, previous_hash, confirmed_at } = opened.session;
  const isFirstUse = current !== undefined && previous_hash !== null && confirmed_at === null;
  if (isFirstUse || Date.parse(now) - last_used_at.getTime() >= lastUseStepMs)
    await db
      .updateTable('customer_session')
      .set({ last_used_at: now, ...(isFirstUse && { confirmed_at: now }) })
      .where('id', '=', id)
      .execute();
  const customer = await readCustomer(db, customer_id);
  return customer === null ? { kind: 'unknown' } : { kind: 'customer', customer };
};

export interface Rotation extends TokenUse {
  /** Random; the new token is made of it and of the token before. */
  readonly nonce: string;
  /** SHA-256 of the new token. */
  readonly newHash: string;
  readonly storeCode: string;
}

/** `again`: it was replaced before, by the token of this nonce; `young`: it stays, as it has just replaced another. */
export type Rotated = { readonly kind: 'rotated' | 'again'; readonly nonce: string } | { readonly kind: 'young' | 'unknown' | 'reused' };

/**
 * Replaces the token of a session. Asked again with the same token, before the new one has been used for a minute, it answers the same
 * nonce: an answer that got lost, or two tabs at once, cost nobody the session. A token is replaced once an hour at most.
 */
const rotate: Transaction<Rotation, Rotated> = async (db, rotation) => {
  const { hash, nonce, newHash, storeCode, now } = rotation;
  const session = await sessionsInForce(db, rotation).where('token_hash', '=', hash).forUpdate().executeTakeFirst();
  if (session === undefined) {
    const opened = await openRetired(db, rotation);
    if (opened.kind !== 'session') return opened;
    const { rotation_nonce } = opened.session;
    return rotation_nonce === null ? { kind: 'unknown' } : { kind: 'again', nonce: rotation_nonce };
  }
  if (isYoung(session, now, leastAgeMs)) return { kind: 'young' };
  await db.insertInto('retired_token').values({ token_hash: hash, session_id: session.id }).execute();
  await db
    .updateTable('customer_session')
    .set({
      token_hash: newHash,
      previous_hash: hash,
      rotation_nonce: nonce,
      rotation_store: storeCode,
      rotated_at: now,
      confirmed_at: null,
    })
    .where('id', '=', session.id)
    .execute();
  return { kind: 'rotated', nonce };
};

/** revokes the session of a token, also of one that has been replaced; unknown tokens are ignored. */
const endByToken: Transaction<string, void> = async (db, hash) => {
  await db
    .deleteFrom('customer_session')
    .where((eb) =>
      eb.or([
        eb('token_hash', '=', hash),
        eb('id', 'in', eb.selectFrom('retired_token').select('session_id').where('retired_token.token_hash', '=', hash)),
      ]),
    )
    .execute();
};

export const rotationTransactions = {
  'sessions.use': useToken,
  'sessions.rotate': rotate,
  'sessions.end-by-token': endByToken,
} as const;

export type RotationTransactions = typeof rotationTransactions;
