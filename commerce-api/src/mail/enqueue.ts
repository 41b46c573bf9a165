import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import type { Mail, Sms } from './mail.ts';

export interface MailAddress {
  readonly recipient: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
  /** The order that it is about; the desk lists it there. */
  readonly orderId?: number;
  /** It waits until the order is paid (J-268). */
  readonly isHeld?: boolean;
}

/** Puts an e-mail, or an SMS, into the outbox; it is sent after the transaction has been committed, and never without. @returns its id */
export async function enqueueMail(
  db: Connection,
  mail: Mail | Sms,
  { recipient, storeCode, at, orderId, isHeld = false }: MailAddress,
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mail_outbox')
    .values({
      id,
      kind: mail.kind,
      recipient,
      store_code: storeCode,
      created_at: at,
      due_at: at,
      tries: 0,
      document: mail.data,
      is_held: isHeld,
      ...(orderId !== undefined && { order_id: orderId }),
    })
    .execute();
  return id;
}
