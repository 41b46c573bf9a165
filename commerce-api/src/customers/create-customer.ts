import type { Connection } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { CustomerDocument } from './documents.ts';
import { isUndoOpen } from './links/account-link.ts';

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

const defaultFlags: CustomerDocument = { isPlus: false, isPlusAllowed: false, neoportalUserId: null };

/**
 * Makes a customer inside a transaction, welcome e-mail included (R-53, U-13).
 * @returns the id; null when the e-mail address has an account already, or an account may still get it back (J-242)
 */
export async function createCustomer(db: Connection, customer: NewCustomer): Promise<number | null> {
  const { firstname, lastname, passwordHash, storeCode, at } = customer;
  const email = customer.email.trim().toLowerCase();
  if (await isUndoOpen(db, { email }, at)) return null;
  const made = await db
    .insertInto('customer')
    .values({ id: nextOf('customer_id'), email, firstname, lastname, dob: null, password_hash: passwordHash, document: defaultFlags })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  await enqueueMail(db, { kind: 'welcome', data: {} }, { recipient: email, storeCode, at });
  return made.id;
}
