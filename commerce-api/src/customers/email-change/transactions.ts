import type { Connection, Transaction } from '../../database/database.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { forgetBrowsers } from '../browser-transactions.ts';
import { endChallenges } from '../challenge-transactions.ts';
import { dropLinks, dropUndoLinks, findLink, isUndoOpen, makeLink, useUp, type LinkState, type LinkUse } from '../links/account-link.ts';
import { maskedEmail } from '../mailbox.ts';
import { passwordTransactions } from '../password-transactions.ts';
import { tokenHash } from '../token.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A second factor that is so young when the address is changed may be part of the theft. */
const youngFactorMs = 30 * dayMs;

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

export interface SeenLink {
  readonly state: LinkState;
  /** That it gives the account. */
  readonly email: string;
  /** That the account has, masked: whoever looks may be a stranger. */
  readonly current: string;
}

/** The link as it stands; null for one that opens nothing. */
const look: Transaction<LinkUse, SeenLink | null> = async (db, use) => {
  const link = await findLink(db, use);
  if (link === null) return null;
  const customer = await db.selectFrom('customer').select('email').where('id', '=', link.customer_id).executeTakeFirst();
  return { state: link.state, email: link.email ?? '', current: maskedEmail(customer?.email ?? '') };
};

interface NewPassword {
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
  /** Of the link by which the address that the account has now sets another. */
  readonly resetToken: string;
  readonly resetExpiresAt: string;
  readonly storeCode: string;
}

/** How the link stood before, or that another account has taken the address meanwhile. */
export type EmailChangeResult = { readonly state: LinkState | 'taken'; readonly email: string } | null;

interface HandOver extends NewPassword {
  readonly customerId: number;
  readonly email: string;
  readonly at: string;
}

/**
 * The account belongs to whoever reads this mailbox: what has opened it before (password, passkeys, sessions, sign-ins that were begun, links
 * for a new password) opens nothing any more, and a link for a new password is sent there.
 */
async function handOver(db: Connection, { customerId, email, at, passwordHash, resetToken, resetExpiresAt, storeCode }: HandOver) {
  await db
    .updateTable('customer')
    .set({ email, email_confirmed_at: at, mailbox_owned_at: at, password_hash: passwordHash })
    .where('id', '=', customerId)
    .execute();
  await endChallenges(db, customerId);
  await db.deleteFrom('customer_session').where('customer_id', '=', customerId).execute();
  await db.deleteFrom('passkey').where('customer_id', '=', customerId).execute();
  await forgetBrowsers(db, customerId);
  const reset = { email, token: resetToken, tokenHash: tokenHash(resetToken), storeCode, at, expiresAt: resetExpiresAt };
  await passwordTransactions['passwords.ask-reset'](db, reset);
}

export interface ConfirmEmailChange extends Omit<LinkUse, 'purpose'>, NewPassword {
  /** Of the link with which the old address takes the change back. */
  readonly undoToken: string;
  readonly undoExpiresAt: string;
}

/**
 * J-242: the account has the new address from now on; the old one gets a link that undoes it. Whoever has asked may be a stranger to whoever
 * presses: the password that was known must not open what the shop knows of the new address.
 */
const confirm: Transaction<ConfirmEmailChange, EmailChangeResult> = async (db, { token, at, undoToken, undoExpiresAt, ...password }) => {
  const use = { purpose: 'new-email', token, at } as const;
  const link = await findLink(db, use);
  if (link === null) return null;
  const { customer_id: customerId, email, state } = link;
  if (state !== 'open' || email === null) return { state, email: email ?? '' };
  if (await isTaken(db, email, customerId, at)) return { state: 'taken', email };
  const { email: old } = await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  await useUp(db, use);
  await dropLinks(db, customerId, 'delete');
  await handOver(db, { customerId, email, at, ...password });
  await makeLink(db, { purpose: 'undo-email', customerId, email: old, token: undoToken, at, expiresAt: undoExpiresAt });
  await enqueueMail(db, { kind: 'email-changed', data: { undoToken } }, { recipient: old, storeCode: password.storeCode, at });
  return { state, email };
};

/** A second factor that was set up shortly before a change of the address, or after it, ends with its recovery codes. */
async function endYoungFactor(db: Connection, customerId: number, changedAt: Date): Promise<void> {
  const ended = await db
    .deleteFrom('second_factor')
    .where('customer_id', '=', customerId)
    .where('created_at', '>=', new Date(changedAt.getTime() - youngFactorMs))
    .returning('customer_id')
    .executeTakeFirst();
  if (ended !== undefined) await db.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
}

export type UndoEmailChange = Omit<LinkUse, 'purpose'> & NewPassword;

/**
 * J-242: the account has its old address again, whatever it was changed to since. Whoever changed it knew the password, and may have prepared
 * it: no passkey opens the account any more, nor is a second factor asked for that is not known to be its owner's.
 */
const undo: Transaction<UndoEmailChange, EmailChangeResult> = async (db, { token, at, ...password }) => {
  const use = { purpose: 'undo-email', token, at } as const;
  const link = await findLink(db, use);
  if (link === null) return null;
  const { customer_id: customerId, email, state, created_at: since } = link;
  if (state !== 'open' || email === null) return { state, email: email ?? '' };
  const holder = await customerAt(db, email);
  if (holder !== undefined && holder.id !== customerId) return { state: 'taken', email };
  await useUp(db, use);
  await dropLinks(db, customerId, 'new-email');
  await dropLinks(db, customerId, 'delete');
  await dropUndoLinks(db, customerId, since);
  await endYoungFactor(db, customerId, since);
  await handOver(db, { customerId, email, at, ...password });
  return { state, email };
};

export const emailChangeTransactions = {
  'email-change.ask': ask,
  'email-change.look': look,
  'email-change.confirm': confirm,
  'email-change.undo': undo,
} as const;

export type EmailChangeTransactions = typeof emailChangeTransactions;
