import type { Transaction, Connection, RowOf } from '../database/database.ts';
import { forgetBrowsers } from './browser-transactions.ts';
import { endChallenges } from './challenge-transactions.ts';
import { dropLinks } from './links/account-link.ts';
import { endPasskeys, keptPasskeys, type EndOfPasskeys } from './passkeys/end-passkeys.ts';
import { enqueueMail } from '../mail/enqueue.ts';

type Person = Pick<RowOf<'customer'>, 'id' | 'email'>;

export interface AskReset {
  readonly email: string;
  readonly token: string;
  readonly tokenHash: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
  readonly expiresAt: string;
}

/** No customer has this id. */
const NOBODY = 0;
/** No token has this hash, and no message this id. */
const NOTHING = '';

/**
 * Sends a link for a new password to a customer; older links open nothing any more. Unknown addresses get nothing, but cost the same
 * statements, so that the clock tells nobody which ones are known: what was written for them is taken back.
 */
const askReset: Transaction<AskReset, void> = async (db, { email, token, tokenHash, storeCode, at, expiresAt }) => {
  const customer = await db.selectFrom('customer').select(['id', 'email']).where('email', '=', email).executeTakeFirst();
  const customerId = customer?.id ?? NOBODY;
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
  await db
    .insertInto('password_reset')
    .values({ token_hash: tokenHash, customer_id: customerId, created_at: at, expires_at: expiresAt })
    .execute();
  const mail = { kind: 'reset-password', data: { token } } as const;
  const mailId = await enqueueMail(db, mail, { recipient: customer?.email ?? email, storeCode, at });
  const isUnknown = customer === undefined;
  await db
    .deleteFrom('password_reset')
    .where('token_hash', '=', isUnknown ? tokenHash : NOTHING)
    .execute();
  await db
    .deleteFrom('mail_outbox')
    .where('id', '=', isUnknown ? mailId : NOTHING)
    .execute();
};

/** Of a link of the mailbox that was used. */
interface Proof {
  readonly endsPasskeys: EndOfPasskeys;
}

/**
 * A new password: outstanding reset links, begun sign-ins and an asked change of the address become invalid, and the customer gets an e-mail
 * with the passkeys that end and stay. A second factor stays on.
 * @param proof of a link to the mailbox: it is the customer's
 */
async function store(
  db: Connection,
  { customerId, passwordHash, storeCode, at }: Omit<ChangePassword, 'keptTokenHash'>,
  proof?: Proof,
): Promise<Person> {
  const customer = await db
    .updateTable('customer')
    .set({ password_hash: passwordHash, ...(proof !== undefined && { email_confirmed_at: at, mailbox_owned_at: at }) })
    .where('id', '=', customerId)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow(() => new Error(`customer ${customerId} vanished inside a transaction`));
  await db.deleteFrom('password_reset').where('customer_id', '=', customerId).execute();
  await endChallenges(db, customerId);
  // Whoever had the account may have asked for an address of their own, and would take it with the link (J-242).
  await dropLinks(db, customerId, 'new-email');
  const ended = proof === undefined ? [] : await endPasskeys(db, customerId, proof.endsPasskeys, at);
  const mail = { kind: 'password-changed', data: { passkeys: { ended, kept: await keptPasskeys(db, customerId) } } } as const;
  await enqueueMail(db, mail, { recipient: customer.email, storeCode, at });
  return customer;
}

export interface ResetPassword {
  readonly tokenHash: string;
  readonly passwordHash: string;
  readonly storeCode: string;
  readonly at: string;
  /** J-276 */
  readonly endsPasskeys: EndOfPasskeys;
}

/** Sets a password by a link, ends young passkeys (or all), ends every session and forgets every browser. Answers whose it was; null for a link that opens nothing. */
const reset: Transaction<ResetPassword, { readonly email: string } | null> = async (
  db,
  { tokenHash, passwordHash, storeCode, at, endsPasskeys },
) => {
  const link = await db
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(at))
    .returning('customer_id')
    .executeTakeFirst();
  if (link === undefined) return null;
  const id = link.customer_id;
  const { email } = await store(db, { customerId: id, passwordHash, storeCode, at }, { endsPasskeys });
  await db.deleteFrom('customer_session').where('customer_id', '=', id).execute();
  await forgetBrowsers(db, id);
  return { email };
};

export interface ChangePassword {
  readonly customerId: number;
  readonly passwordHash: string;
  /** The session that goes on; the others end. */
  readonly keptTokenHash: string;
  readonly storeCode: string;
  readonly at: string;
}

const change: Transaction<ChangePassword, void> = async (db, { customerId, passwordHash, keptTokenHash, storeCode, at }) => {
  await store(db, { customerId, passwordHash, storeCode, at });
  const kept = await db
    .selectFrom('customer_session')
    .select(['id', 'browser_hash'])
    .where('customer_id', '=', customerId)
    // The token may just have been replaced by another tab (J-267).
    .where((eb) => eb.or([eb('token_hash', '=', keptTokenHash), eb('previous_hash', '=', keptTokenHash)]))
    .executeTakeFirst();
  await db
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .$if(kept !== undefined, (others) => others.where('id', '<>', kept?.id ?? ''))
    .execute();
  await forgetBrowsers(db, customerId, kept?.browser_hash);
};

export const passwordTransactions = { 'passwords.ask-reset': askReset, 'passwords.reset': reset, 'passwords.change': change } as const;

export type PasswordTransactions = typeof passwordTransactions;
