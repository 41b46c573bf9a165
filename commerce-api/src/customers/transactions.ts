import type { Transaction, Row } from '../database/database.ts';
import { createCustomer } from './create-customer.ts';
import type { NewCustomer } from './create-customer.ts';
import { readCustomer } from './records.ts';
import type { CustomerRecord } from './records.ts';

export interface Credentials extends Row {
  readonly id: number;
  readonly password_hash: string;
}

const readCredentials: Transaction<string, Credentials | null> = async (connection, email) => {
  const rows = await connection.query<Credentials>('select id, password_hash from customer where email = $1', [email]);
  return rows[0] ?? null;
};

export interface NewToken {
  readonly customerId: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly now: string;
  readonly expiresAt: string;
}

/** Keeps a token; expired ones of the customer go. */
const storeToken: Transaction<NewToken, void> = async (connection, { customerId, hash, now, expiresAt }) => {
  await connection.query('delete from customer_token where customer_id = $1 and expires_at <= $2::timestamptz', [customerId, now]);
  await connection.query(
    'insert into customer_token (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3::timestamptz, $4::timestamptz)',
    [hash, customerId, now, expiresAt],
  );
};

/** from now on the token opens nothing; one that is unknown is none of anybody's. */
const removeToken: Transaction<string, void> = async (connection, hash) => {
  await connection.query('delete from customer_token where token_hash = $1', [hash]);
};

/** The customer of a valid token; null otherwise. */
const readByToken: Transaction<{ readonly hash: string; readonly now: string }, CustomerRecord | null> = async (
  connection,
  { hash, now },
) => {
  const rows = await connection.query<{ customer_id: number }>(
    'select customer_id from customer_token where token_hash = $1 and expires_at > $2::timestamptz',
    [hash, now],
  );
  const id = rows[0]?.customer_id;
  return id === undefined ? null : readCustomer(connection, id);
};

/** a new customer; null when the e-mail address has an account already. */
const create: Transaction<NewCustomer, CustomerRecord | null> = async (connection, customer) => {
  const id = await createCustomer(connection, customer);
  return id === null ? null : readCustomer(connection, id);
};

export interface CustomerData {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** YYYY-MM-DD, null to forget it, undefined to leave it. */
  readonly dob: string | null | undefined;
}

const change: Transaction<CustomerData, CustomerRecord | null> = async (connection, { id, firstname, lastname, dob }) => {
  await connection.query('update customer set firstname = $2, lastname = $3 where id = $1', [id, firstname, lastname]);
  if (dob !== undefined) await connection.query('update customer set dob = $2 where id = $1', [id, dob]);
  return readCustomer(connection, id);
};

export interface OrderCounts {
  readonly all: number;
  /** Neither delivered nor cancelled. */
  readonly open: number;
}

/** */
const countOrders: Transaction<number, OrderCounts> = async (connection, customerId) => {
  const rows = await connection.query<{ all: number; open: number }>(
    `select count(*)::int as all, (count(*) filter (where status not in ('delivered', 'cancelled')))::int as open
     from shop_order where customer_id = $1`,
    [customerId],
  );
  return { all: rows[0]?.all ?? 0, open: rows[0]?.open ?? 0 };
};

export const customerTransactions = {
  'customers.credentials': readCredentials,
  'customers.store-token': storeToken,
  'customers.remove-token': removeToken,
  'customers.by-token': readByToken,
  'customers.create': create,
  'customers.change': change,
  'customers.count-orders': countOrders,
} as const;

export type CustomerTransactions = typeof customerTransactions;
