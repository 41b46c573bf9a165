import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/**
 * The SMS with the code of a reservation that waits no more is not sent: it would come after the one that tells the end, where the
 * gateway was away in between (J-369).
 * @returns whether the shopper gets none: false, too, for one that a server hands to the gateway at this moment
 */
export async function takeBackCode(db: Connection, number: string): Promise<boolean> {
  const unsent = await db
    .deleteFrom('mail_outbox')
    .where('kind', '=', 'sms-reservation')
    .where('sent_at', 'is', null)
    .where(sql<string>`document->>'number'`, '=', number)
    .returning(['tries', 'last_error'])
    .execute();
  return unsent.some(({ tries, last_error: error }) => tries === 0 || error !== null);
}
