import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import type { PublicationConsent, ShopReviewState } from './shop-review.ts';

/** A comment waits for the shop from its rating on. @param at ISO 8601 */
export async function letPublish(db: Connection, orderId: number, { firstName, words }: PublicationConsent, at: string): Promise<void> {
  await db
    .insertInto('shop_review')
    .values({
      id: nextOf('shop_review_id'),
      order_id: orderId,
      first_name: firstName,
      state: 'waiting',
      consented_at: at,
      consent_words: words,
    })
    .execute();
}

/**
 * Takes a consent back: the comment leaves the page or is not looked at any more, and its name goes. That there was a consent, and until when, stays:
 * the shop has to be able to show it.
 * @param review locked: staff may publish it at the same moment, and then its page has to be told
 */
async function takeBack(
  db: Connection,
  review: { readonly id: number; readonly state: ShopReviewState } | undefined,
  at: string,
): Promise<WithdrawnComment> {
  if (review === undefined || review.state === 'withdrawn') return { was: null };
  await db
    .updateTable('shop_review')
    .set({ state: 'withdrawn', withdrawn_at: at, first_name: '', reason: null })
    .where('id', '=', review.id)
    .execute();
  return { was: review.state };
}

export interface WithdrawnComment {
  /** Where the comment stood until now; null where there was no consent (any more) to take back, so that nothing has changed. */
  readonly was: ShopReviewState | null;
}

/** J-340: by the link of the survey, which has been looked at before. Again, it changes nothing. */
export async function withdrawOfOrder(db: Connection, orderId: number, at: string): Promise<WithdrawnComment> {
  const review = await db.selectFrom('shop_review').select(['id', 'state']).where('order_id', '=', orderId).forUpdate().executeTakeFirst();
  return takeBack(db, review, at);
}

export interface WithdrawOwn {
  readonly customerId: number;
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
}

/** J-340: by the customer who has placed the order. @returns null where they have no such review; again, it changes nothing */
export const withdrawOwn: Transaction<WithdrawOwn, WithdrawnComment | null> = async (db, { customerId, id, at }) => {
  const own = await db
    .selectFrom('shop_review as r')
    .innerJoin('shop_order as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.state'])
    .where('r.id', '=', id)
    .where('o.customer_id', '=', customerId)
    .forUpdate('r')
    .executeTakeFirst();
  return own === undefined ? null : takeBack(db, own, at);
};

export interface OwnShopReview {
  readonly id: number;
  /** Of the order. */
  readonly number: string;
  readonly state: ShopReviewState;
  readonly consentedAt: Date;
  readonly withdrawnAt: Date | null;
}

/** J-340: what a customer has let the shop publish, the latest first. */
export const readOwn: Transaction<number, readonly OwnShopReview[]> = (db, customerId) =>
  db
    .selectFrom('shop_review as r')
    .innerJoin('shop_order as o', 'o.id', 'r.order_id')
    .select(['r.id', 'o.number', 'r.state', 'r.consented_at as consentedAt', 'r.withdrawn_at as withdrawnAt'])
    .where('o.customer_id', '=', customerId)
    .orderBy('r.consented_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(100)
    .execute();
