import type { Connection, Transaction } from '../../database/database.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { forgetBrowsers } from '../browser-transactions.ts';
import { endChallenges } from '../challenge-transactions.ts';
import { dropLinks, findLink, isUndoOpen, makeLink, useUp, type LinkState, type LinkUse } from '../links/account-link.ts';
import { passwordTransactions } from '../password-transactions.ts';
import { tokenHash } from '../token.ts';

const customerAt = (db: Connection, email: string) => db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst();

/** Whether an account other than this one has the address, or may get it back (J-242). */
async function isTaken(db: Connection, email: string, customerId: number, at: string): Promise<boolean> {
  const holder = await customerAt(db, email);
  if (holder !== undefined) return holder.id !== customerId;
  const own = await db
    .selectFrom('account_link')
    .select('email')
    .where('purpose', '=', 'undo-email')
    .where('customer_id', '=', customerId)
    .where('email', '=', email)
    .executeTakeFirst();
  return own === undefined && (await isUndoOpen(db, { email }, at));
}

export interface AskEmailChange {
  readonly customerId: number;
  /** Lower case. */
  readonly email: string;
  readonly token: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
  readonly expiresAt: string;
}

/**
 * J-242: sends a link to the address that is asked for; older links open nothing any more. An address that has an account already gets a
 * note of it instead: whoever asks learns nothing about it.
 */
const ask: Transaction<AskEmailChange, void> = async (db, { customerId, email, token, storeCode, at, expiresAt }) => {
  await dropLinks(db, customerId, 'new-email');
  if (await isTaken(db, email, customerId, at)) {
    if ((await customerAt(db, email)) === undefined) return;
    await enqueueMail(db, { kind: 'email-has-account', data: {} }, { recipient: email, storeCode, at });
    return;
  }
  await makeLink(db, { purpose: 'new-email', customerId, email, token, at, expiresAt });
  await enqueueMail(db, { kind: 'email-change-asked', data: { token } }, { recipient: email, storeCode, at });
};

/** The link as it stands, with the address that it gives the account; null for one that opens nothing. */
const look: Transaction<LinkUse, { readonly state: LinkState; readonly email: string } | null> = async (db, use) => {
  const link = await findLink(db, use);
  return link === null ? null : { state: link.state, email: link.email ?? '' };
};

export interface ConfirmEmailChange extends Omit<LinkUse, 'purpose'> {
  /** Of the link with which the old address takes the change back. */
  readonly undoToken: string;
  readonly undoExpiresAt: string;
  readonly storeCode: string;
}

/** How the link stood before, or that another account has taken the address meanwhile. */
export type EmailChangeResult = { readonly state: LinkState | 'taken'; readonly email: string } | null;

/** Ends what was begun with another address: sign-ins, links for a new password, sessions. */
async function endAllOf(db: Connection, customerId: number): Promise<void> {
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
  await endChallenges(db, customerId);
  await db.deleteFrom('customer_session').where('customer_id', '=', customerId).execute();
}

/** J-242: the account has the new address from now on; the old one gets a link that undoes it. */
const confirm: Transaction<ConfirmEmailChange, EmailChangeResult> = async (db, { token, at, undoToken, undoExpiresAt, storeCode }) => {
  const use = { purpose: 'new-email', token, at } as const;
  const link = await findLink(db, use);
  if (link === null) return null;
  const { customer_id: customerId, email, state } = link;
  if (state !== 'open' || email === null) return { state, email: email ?? '' };
  if (await isTaken(db, email, customerId, at)) return { state: 'taken', email };
  const { email: old } = await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  await db.updateTable('customer').set({ email, email_confirmed_at: at }).where('id', '=', customerId).execute();
  await useUp(db, use);
  await dropLinks(db, customerId, 'delete');
  await endAllOf(db, customerId);
  await makeLink(db, { purpose: 'undo-email', customerId, email: old, token: undoToken, at, expiresAt: undoExpiresAt });
  await enqueueMail(db, { kind: 'email-changed', data: { undoToken } }, { recipient: old, storeCode, at });
  return { state, email };
};

export interface UndoEmailChange extends Omit<LinkUse, 'purpose'> {
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  readonly resetToken: string;
  readonly resetExpiresAt: string;
  readonly storeCode: string;
}

/**
 * J-242: the account has its old address again, whatever it was changed to since. Whoever changed it knew the password: it opens nothing any
 * more, as little as passkeys and a second factor that were added since; the old address gets a link for a new password.
 */
const undo: Transaction<UndoEmailChange, EmailChangeResult> = async (
  db,
  { token, at, passwordHash, resetToken, resetExpiresAt, storeCode },
) => {
  const use = { purpose: 'undo-email', token, at } as const;
  const link = await findLink(db, use);
  if (link === null) return null;
  const { customer_id: customerId, email, state, created_at: since } = link;
  if (state !== 'open' || email === null) return { state, email: email ?? '' };
  const holder = await customerAt(db, email);
  if (holder !== undefined && holder.id !== customerId) return { state: 'taken', email };
  await db
    .updateTable('customer')
    .set({ email, email_confirmed_at: at, password_hash: passwordHash })
    .where('id', '=', customerId)
    .execute();
  await useUp(db, use);
  await dropLinks(db, customerId);
  await endAllOf(db, customerId);
  await forgetBrowsers(db, customerId);
  await db.deleteFrom('passkey').where('customer_id', '=', customerId).where('created_at', '>=', since).execute();
  const factor = await db
    .deleteFrom('second_factor')
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', since)
    .returning('customer_id')
    .executeTakeFirst();
  if (factor !== undefined) await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
  const reset = { email, token: resetToken, tokenHash: tokenHash(resetToken), storeCode, at, expiresAt: resetExpiresAt };
  await passwordTransactions['passwords.ask-reset'](db, reset);
  return { state, email };
};

export const emailChangeTransactions = {
  'email-change.ask': ask,
  'email-change.look': look,
  'email-change.confirm': confirm,
  'email-change.undo': undo,
} as const;

export type EmailChangeTransactions = typeof emailChangeTransactions;
