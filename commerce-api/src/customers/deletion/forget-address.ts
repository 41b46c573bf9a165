import { sql } from 'kysely';
import type { Connection } from '../../database/database.ts';
import { mailboxOf } from '../mailbox.ts';
import { tokenHash } from '../token.ts';

/** Carts of guests who have given the address, with what is in them. */
async function removeGuestCarts(db: Connection, email: string): Promise<void> {
  const carts = await db
    .selectFrom('cart')
    .select('id')
    .where('customer_id', 'is', null)
    .where(sql<string>`lower(checkout->'billing'->>'email')`, '=', email)
    .forUpdate()
    .execute();
  for (const { id } of carts) {
    await db.deleteFrom('cart_addition').where('cart_id', '=', id).execute();
    await db.deleteFrom('cart_item').where('cart_id', '=', id).execute();
    await db.deleteFrom('cart').where('id', '=', id).execute();
  }
}

/**
 * J-241: removes what the shop keeps by an e-mail address alone, in every store: whatever comes to it by its owner's wish ends.
 * @param email lower case; proven by the link that was sent there
 */
export async function forgetAddress(db: Connection, email: string): Promise<void> {
  await db.deleteFrom('product_reminder').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_event').where('email', '=', email).execute();
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
  await db
    .deleteFrom('cart_reminder')
    .where('mailbox', '=', tokenHash(mailboxOf(email)))
    // An end holds for ever: without it the tick of a stranger would write to the mailbox again (ADR 084).
    .where('ended_at', 'is', null)
    .execute();
  await removeGuestCarts(db, email);
  await db
    .deleteFrom('error_report')
    .where(sql<string>`lower(email)`, '=', email)
    .execute();
  await db
    .deleteFrom('mail_outbox')
    .where(sql<string>`lower(recipient)`, '=', email)
    .where('sent_at', 'is', null)
    // What waits about orders and complaints, which stay, is still owed.
    .where((eb) => eb.or([eb('given_up_at', 'is not', null), eb.and([eb('order_id', 'is', null), eb('kind', 'not like', 'complaint-%')])]))
    .execute();
}
