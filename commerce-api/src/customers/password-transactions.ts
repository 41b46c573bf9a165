import type { Transaction, Row, Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';

interface Person extends Row {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
}

export interface AskReset {
  readonly email: string;
  readonly token: string;
  readonly tokenHash: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
  readonly expiresAt: string;
}

/** Sends a link for a new password to a customer; older links open nothing any more. Unknown addresses get nothing. */
const askReset: Transaction<AskReset, void> = async (connection, { email, token, tokenHash, storeCode, at, expiresAt }) => {
  const rows = await connection.query<Person>('select id, email, firstname from customer where email = $1', [email]);
  const customer = rows[0];
  if (customer === undefined) return;
  await connection.query('delete from password_reset where customer_id = $1', [customer.id]);
  await connection.query(
    'insert into password_reset (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3::timestamptz, $4::timestamptz)',
    [tokenHash, customer.id, at, expiresAt],
  );
  const mail = { kind: 'reset-password', data: { firstname: customer.firstname, token } } as const;
  await enqueueMail(connection, mail, { recipient: customer.email, storeCode, at });
};

/** A new password: links for another one are void, and the customer is told. */
async function store(connection: Connection, customerId: number, passwordHash: string, at: string, storeCode: string): Promise<Person> {
  const rows = await connection.query<Person>('update customer set password_hash = $2 where id = $1 returning id, email, firstname', [
    customerId,
    passwordHash,
  ]);
  const customer = rows[0];
  if (customer === undefined) throw new Error(`customer ${customerId} vanished inside a transaction`);
  await connection.query('delete from password_reset where customer_id = $1', [customerId]);
  const mail = { kind: 'password-changed', data: { firstname: customer.firstname } } as const;
  await enqueueMail(connection, mail, { recipient: customer.email, storeCode, at });
  return customer;
}

export interface ResetPassword {
  readonly tokenHash: string;
  readonly passwordHash: string;
  readonly storeCode: string;
  readonly at: string;
}

/** Sets a password by a link, and ends every session. Answers whose it was; null for a link that opens nothing. */
const reset: Transaction<ResetPassword, { readonly email: string } | null> = async (
  connection,
  { tokenHash, passwordHash, storeCode, at },
) => {
  const rows = await connection.query<{ customer_id: number }>(
    'delete from password_reset where token_hash = $1 and expires_at > $2::timestamptz returning customer_id',
    [tokenHash, at],
  );
  const id = rows[0]?.customer_id;
  if (id === undefined) return null;
  const { email } = await store(connection, id, passwordHash, at, storeCode);
  await connection.query('delete from customer_token where customer_id = $1', [id]);
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

const change: Transaction<ChangePassword, void> = async (connection, { customerId, passwordHash, keptTokenHash, storeCode, at }) => {
  await store(connection, customerId, passwordHash, at, storeCode);
  await connection.query('delete from customer_token where customer_id = $1 and token_hash <> $2', [customerId, keptTokenHash]);
};

export const passwordTransactions = { 'passwords.ask-reset': askReset, 'passwords.reset': reset, 'passwords.change': change } as const;

export type PasswordTransactions = typeof passwordTransactions;
