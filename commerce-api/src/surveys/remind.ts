import { newToken, tokenHash } from '../customers/token.ts';
import type { Connection, Transaction } from '../database/database.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { mailAbout } from '../orders/order-mail.ts';
import { orderColumns } from '../orders/order-record.ts';

export interface RemindOfRatings {
  /** Ratings that were asked for before, … */
  readonly askedBefore: string;
  /** … but later than this: nobody rates what came long ago. All ISO 8601. */
  readonly askedAfter: string;
  readonly at: string;
  /** The number of an order, where it alone is meant. */
  readonly order: string | null;
  readonly most: number;
}

/**
 * Ratings that were asked for and not given, of orders that have come and were kept, whose customer has asked to be reminded. One that is being given at this
 * moment is none of them.
 */
const openRatings = (db: Connection, { askedBefore, askedAfter, order, most }: RemindOfRatings) =>
  db
    .selectFrom('order_survey as s')
    .innerJoin('shop_order as o', 'o.id', 's.order_id')
    .innerJoin('rating_reminder as r', 'r.customer_id', 'o.customer_id')
    .innerJoin('customer as c', 'c.id', 'r.customer_id')
    .select(['s.id', 'o.id as order_id', 'o.number', 'o.store_code', 'o.document', 'c.email', 'r.end_token'])
    .where('r.ended_at', 'is', null)
    .where('s.kind', '=', 'rating')
    .where('s.answered_at', 'is', null)
    .where('s.reminded_at', 'is', null)
    .where('s.asked_at', '<=', new Date(askedBefore))
    .where('s.asked_at', '>', new Date(askedAfter))
    .where('o.status', '=', 'delivered')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('withdrawal').select('withdrawal.id').whereRef('withdrawal.order_id', '=', 's.order_id'))),
    )
    .$if(order !== null, (all) => all.where('o.number', '=', order ?? ''))
    .orderBy('s.asked_at')
    .limit(most)
    .forUpdate('s')
    .skipLocked()
    .execute();

/**
 * J-312: puts the one e-mail about a rating that was not given into the outbox and notes it, both or neither. It goes to the address that the customer has now.
 * Several servers may do it at once.
 * @returns how many
 */
export const remindOfRatings: Transaction<RemindOfRatings, number> = async (db, input) => {
  const { at } = input;
  const open = await openRatings(db, input);
  for (const { id, order_id: orderId, number, store_code: storeCode, document, email, end_token: endToken } of open) {
    const token = newToken();
    await db
      .updateTable('order_survey')
      .set({ reminded_at: at, reminder_hash: tokenHash(token) })
      .where('id', '=', id)
      .execute();
    const data = { language: document.language ?? 'pl', number, orderId, token, endToken } as const;
    await enqueueMail(db, { kind: 'rating-reminder', data }, { recipient: email, storeCode, at, orderId });
  }
  return open.length;
};

export interface SetRatingReminder {
  readonly customerId: number;
  readonly isOn: boolean;
  readonly endToken: string;
  /** ISO 8601. */
  readonly at: string;
}

/** J-312: a customer asks for these e-mails, or ends them; again, it changes nothing. */
export const setRatingReminder: Transaction<SetRatingReminder, void> = async (db, { customerId, isOn, endToken, at }) => {
  if (!isOn) {
    await db
      .updateTable('rating_reminder')
      .set({ ended_at: at })
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .execute();
    return;
  }
  await db
    .insertInto('rating_reminder')
    .values({ customer_id: customerId, asked_at: at, end_token: endToken })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({ asked_at: at, ended_at: null }).where('rating_reminder.ended_at', 'is not', null),
    )
    .execute();
};

/** J-312: whether a customer has asked for them. */
export const hasRatingReminder: Transaction<number, boolean> = async (db, customerId) => {
  const asked = await db
    .selectFrom('rating_reminder')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return asked !== undefined;
};

/** J-312: ends them for the customer of a link. @returns false for a link that opens nothing */
export const endRatingReminders: Transaction<{ readonly token: string; readonly at: string }, boolean> = async (db, { token, at }) => {
  const found = await db.selectFrom('rating_reminder').select('customer_id').where('end_token', '=', token).executeTakeFirst();
  if (found === undefined) return false;
  await db
    .updateTable('rating_reminder')
    .set({ ended_at: at })
    .where('customer_id', '=', found.customer_id)
    .where('ended_at', 'is', null)
    .execute();
  return true;
};

/** J-312: thanks for a rating that has just been taken. @param survey the SHA-256 of its first link */
export async function thankForRating(db: Connection, survey: string, at: string): Promise<void> {
  const order = await db
    .selectFrom('shop_order')
    .select(orderColumns)
    .where('id', '=', (eb) => eb.selectFrom('order_survey').select('order_id').where('order_survey.id', '=', survey))
    .where('email', '<>', '')
    .executeTakeFirst();
  if (order === undefined) return;
  const data = { language: order.document.language ?? 'pl', number: order.number } as const;
  await enqueueMail(db, { kind: 'rating-thanks', data }, mailAbout(order, at));
}
