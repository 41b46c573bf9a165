import type { Connection, Transaction } from '../database/database.ts';
import { nextOf } from '../database/expressions.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { hasBought } from './purchase.ts';
import type { Author, ReviewText } from './review.ts';

export interface SubmitReview {
  readonly productId: number;
  readonly storeCode: string;
  readonly author: Author;
  /** 1-5. */
  readonly stars: number;
  readonly document: ReviewText;
  /** As they were uploaded, in the order of the form. */
  readonly photoIds: readonly string[];
  /** ISO 8601. */
  readonly at: string;
  /** The same once more since then is a repetition, and changes nothing. */
  readonly repeatedSince: string;
}

export type SubmitResult = { readonly isWaiting: boolean } | { readonly refusal: 'unknown_photo' };

/** Removes submissions with their photos. */
export async function removeSubmissions(db: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('review_photo').where('submission_id', 'in', ids).execute();
  await db.deleteFrom('review_submission').where('id', 'in', ids).execute();
}

/** One review of an author and a product waits at a time: the newest. */
export async function removeOlderWaiting(
  db: Connection,
  { id, product_id: productId, customer_id: customerId, email }: AuthorOfSubmission,
): Promise<void> {
  const older = await db
    .selectFrom('review_submission')
    .select('id')
    .where('product_id', '=', productId)
    .where('id', '<>', id)
    .where('state', 'in', ['waiting', 'rejected'])
    .where((eb) =>
      customerId === null ? eb.and([eb('email', '=', email), eb('customer_id', 'is', null)]) : eb('customer_id', '=', customerId),
    )
    .execute();
  await removeSubmissions(
    db,
    older.map((row) => row.id),
  );
}

export interface AuthorOfSubmission {
  readonly id: number;
  readonly product_id: number;
  readonly customer_id: number | null;
  /** Lower case. */
  readonly email: string;
}

/**
 * Takes a review in. A customer's waits for the shop; a guest's for its author, who is sent a link: until it is pressed
 * nothing that the address has written before is touched.
 */
export const submit: Transaction<SubmitReview, SubmitResult> = async (
  db,
  { productId, storeCode, author, stars, document, photoIds, at, repeatedSince },
) => {
  const { email } = author;
  const customerId = author.kind === 'customer' ? author.customerId : null;
  const state = customerId === null ? 'unconfirmed' : 'waiting';
  const same = await db
    .selectFrom('review_submission')
    .select('id')
    .where('product_id', '=', productId)
    .where('email', '=', email)
    .where('customer_id', 'is not distinct from', customerId)
    .where('state', '=', state)
    .where('stars', '=', stars)
    .where('document', '=', document)
    .where('written_at', '>', new Date(repeatedSince))
    .executeTakeFirst();
  // Its answer was lost, or the button was pressed twice.
  if (same !== undefined) return { isWaiting: state === 'waiting' };
  const { id } = await db
    .insertInto('review_submission')
    .values({
      id: nextOf('review_id'),
      product_id: productId,
      store_code: storeCode,
      customer_id: customerId,
      email,
      state,
      written_at: at,
      confirm_hash: author.kind === 'guest' ? author.tokenHash : null,
      confirmed_at: customerId === null ? null : at,
      is_purchase: customerId !== null && (await hasBought(db, { productId, customerId, email })),
      stars,
      document,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, photoId] of photoIds.entries()) {
    const taken = await db
      .updateTable('review_photo')
      .set({ submission_id: id, position })
      .where('id', '=', photoId)
      .where('submission_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (taken === undefined) {
      await db.updateTable('review_photo').set({ submission_id: null }).where('submission_id', '=', id).execute();
      await db.deleteFrom('review_submission').where('id', '=', id).execute();
      return { refusal: 'unknown_photo' };
    }
  }
  if (author.kind === 'guest') {
    await enqueueMail(db, { kind: 'review-asked', data: { token: author.token } }, { recipient: email, storeCode, at });
    return { isWaiting: false };
  }
  await removeOlderWaiting(db, { id, product_id: productId, customer_id: customerId, email });
  return { isWaiting: true };
};
