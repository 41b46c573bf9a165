import type { Connection } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import type { Mail } from '../mail/mail.ts';

/** Whose account changes, in which store and when (ISO 8601). */
export interface AccountChange {
  readonly customerId: number;
  readonly storeCode: string;
  readonly at: string;
}

/** Notifies a customer by e-mail of a change of the account. */
export async function notifyCustomer(db: Connection, mail: Mail, { customerId, storeCode, at }: AccountChange): Promise<void> {
  const { email } = await db.selectFrom('customer').select('email').where('id', '=', customerId).executeTakeFirstOrThrow();
  await enqueueMail(db, mail, { recipient: email, storeCode, at });
}
