import type { Connection, RowOf } from '../../database/database.ts';
import { tokenHash } from '../token.ts';
import type { LinkPurpose } from './link-purpose.ts';

export interface NewLink {
  readonly purpose: LinkPurpose;
  readonly customerId: number;
  /** Null for a deletion. */
  readonly email: string | null;
  /** As the e-mail carries it; only its hash is kept. */
  readonly token: string;
  /** ISO 8601. */
  readonly at: string;
  readonly expiresAt: string;
}

/** How a link stands that is opened. */
export type LinkState = 'open' | 'used' | 'expired';

export interface LinkUse {
  readonly purpose: LinkPurpose;
  readonly token: string;
  /** ISO 8601. */
  readonly at: string;
}

type LinkRow = Pick<RowOf<'account_link'>, 'customer_id' | 'email' | 'created_at'>;

export interface FoundLink extends LinkRow {
  readonly state: LinkState;
}

/** Keeps a link. */
export async function makeLink(db: Connection, { purpose, customerId, email, token, at, expiresAt }: NewLink): Promise<void> {
  await db
    .insertInto('account_link')
    .values({ token_hash: tokenHash(token), purpose, customer_id: customerId, email, created_at: at, expires_at: expiresAt })
    .execute();
}

/** Links of a customer that wait open nothing any more; of one purpose, or of all. */
export async function dropLinks(db: Connection, customerId: number, purpose?: LinkPurpose): Promise<void> {
  const waiting = db.deleteFrom('account_link').where('customer_id', '=', customerId).where('used_at', 'is', null);
  await (purpose === undefined ? waiting : waiting.where('purpose', '=', purpose)).execute();
}

/**
 * J-242: undone changes of an address, and those that came after them, cannot be undone once more. Older ones can: whoever has changed the
 * address twice got the link of the second change, and must not end the owner's with it.
 * @param since when the change was made that is undone
 */
export async function dropUndoLinks(db: Connection, customerId: number, since: Date): Promise<void> {
  await db
    .deleteFrom('account_link')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'undo-email')
    .where('used_at', 'is', null)
    .where('created_at', '>=', since)
    .execute();
}

/** A link as it stands, kept from everybody else until the end of the transaction; null for one that opens nothing. */
export async function findLink(db: Connection, { purpose, token, at }: LinkUse): Promise<FoundLink | null> {
  const row = await db
    .selectFrom('account_link')
    .select(['customer_id', 'email', 'created_at', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { expires_at: expiresAt, used_at: usedAt, ...link } = row;
  if (usedAt !== null) return { ...link, state: 'used' };
  return { ...link, state: expiresAt > new Date(at) ? 'open' : 'expired' };
}

/** The link has done what it is for. */
export async function useUp(db: Connection, { token, at }: LinkUse): Promise<void> {
  await db.updateTable('account_link').set({ used_at: at }).where('token_hash', '=', tokenHash(token)).execute();
}

/** J-242: whether a change of an account's address can still be undone: by that customer, or back to that address. */
export async function isUndoOpen(
  db: Connection,
  of: { readonly customerId: number } | { readonly email: string },
  at: string,
): Promise<boolean> {
  const open = db
    .selectFrom('account_link')
    .select('purpose')
    .where('purpose', '=', 'undo-email')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(at));
  const own = 'email' in of ? open.where('email', '=', of.email) : open.where('customer_id', '=', of.customerId);
  return (await own.executeTakeFirst()) !== undefined;
}
