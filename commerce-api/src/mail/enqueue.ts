import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import type { Mail } from './mail.ts';

export interface MailAddress {
  readonly recipient: string;
  readonly storeCode: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Puts an e-mail into the outbox; it is sent after the transaction has been committed, and never without. */
export async function enqueueMail(connection: Connection, mail: Mail, { recipient, storeCode, at }: MailAddress): Promise<void> {
  await connection.query(
    `insert into mail_outbox (id, kind, recipient, store_code, created_at, due_at, tries, document)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz, 0, $6::jsonb)`,
    [randomUUID(), mail.kind, recipient, storeCode, at, JSON.stringify(mail.data)],
  );
}
