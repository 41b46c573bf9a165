import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { forgetBrowsers, noteBrowser, type BrowserUse } from './browser-transactions.ts';
import type { Device } from './device.ts';
import type { SignInMethod } from './sign-in-methods.ts';
import { endSession, type TokenUse } from './rotation-transactions.ts';

/** More than anybody has; programs may sign in without end. */
const mostListed = 100;

export interface NewSession {
  readonly customerId: number;
  /** SHA-256 of the token. */
  readonly hash: string;
  readonly device: Device;
  readonly method: SignInMethod;
  /** J-126: hashes of the mark that the browser has sent, if any, and of the one that it gets if it is new. */
  readonly browser: Pick<BrowserUse, 'sent' | 'fresh'>;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly now: string;
  readonly expiresAt: string;
}

/**
 * Begins a session; expired ones of the customer go. A sign-in from a browser that the customer has not used before sends an e-mail.
 * @returns whether the browser is new to the customer
 */
const begin: Transaction<NewSession, { readonly isNewBrowser: boolean }> = async (
  db,
  { customerId, hash, device, method, browser, storeCode, now, expiresAt },
) => {
  await db.deleteFrom('customer_session').where('customer_id', '=', customerId).where('expires_at', '<=', new Date(now)).execute();
  const noted = await noteBrowser(db, { customerId, ...browser, now });
  await db
    .insertInto('customer_session')
    .values({
      token_hash: hash,
      customer_id: customerId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      browser_hash: noted.hash,
      method,
      ...device,
    })
    .execute();
  if (!noted.isKnown) await notifyOfNewBrowser(db, { customerId, device, storeCode, now });
  return { isNewBrowser: !noted.isKnown };
};

/** J-126: the first sign-in follows the registration and is no news. */
async function notifyOfNewBrowser(
  db: Connection,
  { customerId, device, storeCode, now }: Pick<NewSession, 'customerId' | 'device' | 'storeCode' | 'now'>,
): Promise<void> {
  const first = await db
    .updateTable('customer')
    .set({ has_signed_in: true })
    .where('id', '=', customerId)
    .where('has_signed_in', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (first !== undefined) return;
  const { email } = await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  const mail = { kind: 'new-sign-in', data: { ...device, at: now } } as const;
  await enqueueMail(db, mail, { recipient: email, storeCode, at: now });
}

export type SessionRow = Pick<
  RowOf<'customer_session'>,
  'id' | 'token_hash' | 'previous_hash' | 'browser' | 'system' | 'method' | 'created_at' | 'last_used_at'
>;

/** The sessions of a customer that are valid, the one that was used last first. */
const list: Transaction<Omit<TokenUse, 'hash'> & { readonly customerId: number }, readonly SessionRow[]> = (
  db,
  { customerId, now, idleSince },
) =>
  db
    .selectFrom('customer_session')
    .select(['id', 'token_hash', 'previous_hash', 'browser', 'system', 'method', 'created_at', 'last_used_at'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', new Date(now))
    .where('last_used_at', '>', new Date(idleSince))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();

/** Ends one session of a customer. @returns false when the customer has none with that id */
const end: Transaction<{ readonly customerId: number; readonly id: string }, boolean> = async (db, { customerId, id }) => {
  const session = await db
    .selectFrom('customer_session')
    .select(['id', 'customer_id', 'browser_hash'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (session === undefined) return false;
  await endSession(db, session);
  return true;
};

/** Ends all sessions of a customer and forgets all browsers. */
const endAll: Transaction<number, void> = async (db, customerId) => {
  await forgetBrowsers(db, customerId);
  await db.deleteFrom('customer_session').where('customer_id', '=', customerId).execute();
};

export const sessionTransactions = {
  'sessions.begin': begin,
  'sessions.list': list,
  'sessions.end': end,
  'sessions.end-all': endAll,
} as const;

export type SessionTransactions = typeof sessionTransactions;
