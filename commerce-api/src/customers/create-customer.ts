import type { Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { CustomerDocument } from './records.ts';

export interface NewCustomer {
  /** Kept in lower case, as sign-in asks for it. */
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** Argon2id. */
  readonly passwordHash: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
}

const nobodySpecial: CustomerDocument = { isPlus: false, isPlusAllowed: false, neoportalUserId: null };

/**
 * Makes a customer inside a transaction, welcome e-mail included (R-53, U-13).
 * @returns the id; null when the e-mail address has an account already
 */
export async function createCustomer(connection: Connection, customer: NewCustomer): Promise<number | null> {
  const { firstname, lastname, passwordHash, storeCode, at } = customer;
  const email = customer.email.trim().toLowerCase();
  const rows = await connection.query<{ id: number }>(
    `insert into customer (id, email, firstname, lastname, dob, password_hash, document)
     values (nextval('customer_id')::integer, $1, $2, $3, null, $4, $5::jsonb) on conflict (email) do nothing returning id`,
    [email, firstname, lastname, passwordHash, JSON.stringify(nobodySpecial)],
  );
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await enqueueMail(connection, { kind: 'welcome', data: { firstname } }, { recipient: email, storeCode, at });
  return id;
}
