import type { Job, Row } from '../database/database.ts';

export interface CustomerDocument {
  readonly isPlus: boolean;
  readonly isPlusAllowed: boolean;
  readonly neoportalUserId: string | null;
}

export interface AddressDocument {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly countryId: string;
  readonly telephone: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
}

interface CustomerRow extends Row {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: string | null;
  readonly document: CustomerDocument;
}

interface AddressRow extends Row {
  readonly id: number;
  readonly document: AddressDocument;
}

export interface CustomerRecord extends CustomerRow {
  readonly addresses: readonly AddressRow[];
  readonly wishlistCount: number;
}

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

/** The customer of a valid token; null otherwise. */
const readByToken: Job<{ readonly hash: string; readonly now: string }, CustomerRecord | null> = async (transaction, { hash, now }) => {
  const rows = await transaction.query<CustomerRow>(
    `select c.id, c.email, c.firstname, c.lastname, c.dob, c.document from customer c join customer_token t on t.customer_id = c.id
     where t.token_hash = $1 and t.expires_at > $2::timestamptz`,
    [hash, now],
  );
  const customer = rows[0];
  if (customer === undefined) return null;
  const addresses = await transaction.query<AddressRow>('select id, document from customer_address where customer_id = $1 order by id', [
    customer.id,
  ]);
  const wishlist = await transaction.query<{ count: number }>('select count(*)::int as count from wishlist_item where customer_id = $1', [
    customer.id,
  ]);
  return { ...customer, addresses, wishlistCount: wishlist[0]?.count ?? 0 };
};

export const customerJobs = {
  'customers.credentials': readCredentials,
  'customers.store-token': storeToken,
  'customers.by-token': readByToken,
} as const;
