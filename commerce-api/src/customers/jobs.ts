import type { Job, Row } from '../database/database.ts';
import { createCustomer } from './create-customer.ts';
import type { NewCustomer } from './create-customer.ts';
import { readCustomer } from './records.ts';
import type { CustomerRecord } from './records.ts';

export interface Credentials extends Row {
  readonly id: number;
  readonly password_hash: string;
}

const readCredentials: Job<string, Credentials | null> = async (transaction, email) => {
  const rows = await transaction.query<Credentials>('select id, password_hash from customer where email = $1', [email]);
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
const storeToken: Job<NewToken, void> = async (transaction, { customerId, hash, now, expiresAt }) => {
  await transaction.query('delete from customer_token where customer_id = $1 and expires_at <= $2::timestamptz', [customerId, now]);
  await transaction.query(
    'insert into customer_token (token_hash, customer_id, created_at, expires_at) values ($1, $2, $3::timestamptz, $4::timestamptz)',
    [hash, customerId, now, expiresAt],
  );
};

/** from now on the token opens nothing; one that is unknown is none of anybody's. */
const removeToken: Job<string, void> = async (transaction, hash) => {
  await transaction.query('delete from customer_token where token_hash = $1', [hash]);
};

/** The customer of a valid token; null otherwise. */
const readByToken: Job<{ readonly hash: string; readonly now: string }, CustomerRecord | null> = async (transaction, { hash, now }) => {
  const rows = await transaction.query<{ customer_id: number }>(
    'select customer_id from customer_token where token_hash = $1 and expires_at > $2::timestamptz',
    [hash, now],
  );
  const id = rows[0]?.customer_id;
  return id === undefined ? null : readCustomer(transaction, id);
};

/** a new customer; null when the e-mail address has an account already. */
const create: Job<NewCustomer, CustomerRecord | null> = async (transaction, customer) => {
  const id = await createCustomer(transaction, customer);
  return id === null ? null : readCustomer(transaction, id);
};

export interface CustomerData {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** YYYY-MM-DD, null to forget it, undefined to leave it. */
  readonly dob: string | null | undefined;
}

const change: Job<CustomerData, CustomerRecord | null> = async (transaction, { id, firstname, lastname, dob }) => {
  await transaction.query('update customer set firstname = $2, lastname = $3 where id = $1', [id, firstname, lastname]);
  if (dob !== undefined) await transaction.query('update customer set dob = $2 where id = $1', [id, dob]);
  return readCustomer(transaction, id);
};

export interface OrderCounts {
  readonly all: number;
  /** Neither delivered nor cancelled. */
  readonly open: number;
}

/** */
const countOrders: Job<number, OrderCounts> = async (transaction, customerId) => {
  const rows = await transaction.query<{ all: number; open: number }>(
    `select count(*)::int as all, (count(*) filter (where status not in ('delivered', 'cancelled')))::int as open
     from shop_order where customer_id = $1`,
    [customerId],
  );
  return { all: rows[0]?.all ?? 0, open: rows[0]?.open ?? 0 };
};

export const customerJobs = {
  'customers.credentials': readCredentials,
  'customers.store-token': storeToken,
  'customers.remove-token': removeToken,
  'customers.by-token': readByToken,
  'customers.create': create,
  'customers.change': change,
  'customers.count-orders': countOrders,
} as const;
