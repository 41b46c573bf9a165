import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { readItems } from '../carts/cart-rows.ts';
import { parseChoices } from '../checkout/choices.ts';
import { mailboxOf } from '../customers/mailbox.ts';
import { tokenHash } from '../customers/token.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { anyOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { copyLines } from './copy.ts';

export interface RemindOfCarts {
  /** Carts that nobody has changed since then, … */
  readonly leftBefore: string;
  /** … but later than that: what was left long ago is not wanted any more. */
  readonly leftAfter: string;
  /** A mailbox that was written to since then is left alone. */
  readonly quietSince: string;
  /** ISO 8601. */
  readonly at: string;
  readonly most: number;
}

/** Carts with goods and a mailbox that wait for their e-mail. One that somebody changes or orders at this moment is none of them. */
const leftCarts = (db: Connection, { leftBefore, leftAfter, most }: RemindOfCarts) =>
  db
    .selectFrom('cart')
    .leftJoin('customer', 'customer.id', 'cart.customer_id')
    .select(['cart.id', 'cart.store_code', 'cart.customer_id', 'cart.checkout', 'customer.email'])
    .where(sql<boolean>`jsonb_typeof(cart.checkout->'reminder') = 'object'`)
    .where((eb) => eb.or([eb('customer.email', 'is not', null), sql<boolean>`cart.checkout->'billing'->>'email' is not null`]))
    .where('cart.updated_at', '<=', new Date(leftBefore))
    .where('cart.updated_at', '>', new Date(leftAfter))
    .where((eb) => eb.exists(eb.selectFrom('cart_item').select('cart_item.item_id').whereRef('cart_item.cart_id', '=', 'cart.id')))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('cart_reminder').select('cart_id').whereRef('cart_reminder.cart_id', '=', 'cart.id'))))
    .orderBy('cart.updated_at')
    .limit(most)
    .forUpdate('cart')
    .skipLocked()
    .execute();

/**
 * Whether a mailbox was written to lately, or has ended such e-mails. @param askedAt when its customer has asked for this one, signed in;
 * null: a guest, who may be anybody, so that the end holds
 */
async function isQuiet(
  db: Connection,
  mailbox: string,
  storeCode: string,
  { quietSince, askedAt }: { quietSince: string; askedAt: string | null },
) {
  const found = await db
    .selectFrom('cart_reminder')
    .select('cart_id')
    .where('mailbox', '=', mailbox)
    .where('store_code', '=', storeCode)
    .where((eb) =>
      eb.or([
        eb('sent_at', '>', new Date(quietSince)),
        askedAt === null ? eb('ended_at', 'is not', null) : eb('ended_at', '>', new Date(askedAt)),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function namesIn(db: Connection, cartId: string) {
  const items = await readItems(db, cartId);
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', '=', anyOf(items.map(({ product_id: id }) => id)))
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return items.flatMap(({ product_id: productId, qty }) => {
    const name = names.get(productId);
    return name === undefined ? [] : [{ productId, name, qty }];
  });
}

/**
 * puts the e-mails about carts that were left into the outbox and notes them, both or neither, one for each cart that has asked. What
 * was ordered is no cart any more. Several servers may do it at once.
 * @returns how many carts were noted: none of them is found again
 */
const remind: Transaction<RemindOfCarts, number> = async (db, input) => {
  const carts = await leftCarts(db, input);
  let noted = 0;
  for (const { id, store_code: storeCode, customer_id: customerId, checkout, email: ofCustomer } of carts) {
    const { reminder, billing } = parseChoices(checkout);
    const email = ofCustomer ?? billing?.email;
    if (reminder === null || email == null) continue;
    const mailbox = tokenHash(mailboxOf(email));
    const items = await namesIn(db, id);
    const askedAt = customerId === null ? null : reminder.askedAt;
    // Nothing of it may be in the catalogue any more.
    const isWritten = items.length > 0 && !(await isQuiet(db, mailbox, storeCode, { quietSince: input.quietSince, askedAt }));
    const copyId = isWritten && customerId === null ? await copyLines(db, { id, storeCode, at: input.at }) : null;
    const endToken = randomBytes(24).toString('base64url');
    const sentAt = isWritten ? input.at : null;
    await db
      .insertInto('cart_reminder')
      .values({ cart_id: id, copy_id: copyId, store_code: storeCode, mailbox, end_token: endToken, sent_at: sentAt, ended_at: null })
      .execute();
    noted += 1;
    if (!isWritten) continue;
    const data = { language: reminder.language, cartId: copyId, items, endToken };
    await enqueueMail(db, { kind: 'cart-left', data }, { recipient: email, storeCode, at: input.at });
  }
  return noted;
};

/** Ends e-mails about carts for the mailbox of a link, also once more after it has asked again. @returns false for a link that opens nothing */
const end: Transaction<{ readonly token: string; readonly at: string }, boolean> = async (db, { token, at }) => {
  const found = await db.selectFrom('cart_reminder').select('cart_id').where('end_token', '=', token).executeTakeFirst();
  if (found === undefined) return false;
  await db.updateTable('cart_reminder').set({ ended_at: at }).where('cart_id', '=', found.cart_id).execute();
  return true;
};

export const cartReminderTransactions = { 'cart-reminders.send': remind, 'cart-reminders.end': end } as const;

export type CartReminderTransactions = typeof cartReminderTransactions;
