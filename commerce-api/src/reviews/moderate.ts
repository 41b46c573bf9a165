import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { pagePath } from '../catalogue/paths.ts';
import { enqueueMail } from '../mail/enqueue.ts';

const waitingColumns = [
  's.id',
  's.product_id',
  's.store_code',
  's.confirmed_at',
  's.is_purchase',
  's.stars',
  's.document',
  'p.name as product_name',
  'p.sku',
  'p.request_path',
] as const;

/** Reviews that wait for the shop, the oldest first, with their photos in order. */
export const readWaiting = async (db: Connection, { most }: { readonly most: number }) => {
  const submissions = await db
    .selectFrom('review_submission as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(waitingColumns)
    .where('s.state', '=', 'waiting')
    .orderBy('s.confirmed_at')
    .orderBy('s.id')
    .limit(most)
    .execute();
  const ids = submissions.map(({ id }) => id);
  const photos =
    ids.length === 0
      ? []
      : await db
          .selectFrom('review_photo')
          .select(['id', 'submission_id', 'width', 'height'])
          .where('submission_id', 'in', ids)
          .orderBy('position')
          .execute();
  return submissions.map((submission) => ({
    ...submission,
    request_path: pagePath(submission.request_path),
    photos: photos.filter((photo) => photo.submission_id === submission.id),
  }));
};

/** What the shop decides: publish, perhaps without some of the photos, or reject with a reason, which the author is sent. */
export type Verdict =
  | { readonly kind: 'publish'; readonly withoutPhotos: readonly string[] }
  | { readonly kind: 'reject'; readonly reason: string };

export interface DecideReview {
  readonly id: number;
  readonly verdict: Verdict;
  /** ISO 8601. */
  readonly at: string;
}

export type DecideResult = { readonly productId: number; readonly reviewId: number | null } | { readonly refusal: 'not_waiting' };

type Submission = RowOf<'review_submission'>;

/** The author's earlier review of the product that is published; the new one takes its place and keeps its votes. */
async function takePlaceOf(db: Connection, { id, product_id: productId, customer_id: customerId, email }: Submission): Promise<number> {
  const earlier = await db
    .selectFrom('review_submission')
    .select(['id', 'review_id'])
    .where('product_id', '=', productId)
    .where('id', '<>', id)
    .where('review_id', 'is not', null)
    .where((eb) =>
      customerId === null ? eb.and([eb('email', '=', email), eb('customer_id', 'is', null)]) : eb('customer_id', '=', customerId),
    )
    .executeTakeFirst();
  if (earlier === undefined) return id;
  await db.deleteFrom('review_photo').where('submission_id', '=', earlier.id).execute();
  await db.deleteFrom('review_submission').where('id', '=', earlier.id).execute();
  return earlier.review_id ?? id;
}

async function publish(db: Connection, submission: Submission, withoutPhotos: readonly string[], at: string): Promise<number> {
  const { id, product_id: productId, stars, is_purchase: isPurchase, document } = submission;
  if (withoutPhotos.length > 0) {
    await db.deleteFrom('review_photo').where('submission_id', '=', id).where('id', 'in', withoutPhotos).execute();
  }
  const reviewId = await takePlaceOf(db, submission);
  const photos = await db
    .updateTable('review_photo')
    .set({ review_id: reviewId })
    .where('submission_id', '=', id)
    .returning(['id', 'width', 'height', 'position'])
    .execute();
  const row = {
    created_at: submission.written_at,
    stars,
    is_confirmed: isPurchase,
    photo_count: photos.length,
    document: {
      ...document,
      shopAnswer: null,
      photos: photos
        .toSorted((one, other) => one.position - other.position)
        .map(({ id: photoId, width, height }) => ({ id: photoId, width, height })),
    },
  };
  await db
    .insertInto('review')
    .values({ id: reviewId, product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await db.updateTable('review_submission').set({ state: 'published', decided_at: at, review_id: reviewId }).where('id', '=', id).execute();
  return reviewId;
}

/**
 * Publishes or rejects a review that waits; its author is notified by e-mail. The caller then notifies everybody of the product
 * (`CatalogueChanges.reviewsChanged`).
 */
export const decide: Transaction<DecideReview, DecideResult> = async (db, { id, verdict, at }) => {
  const submission = await db
    .selectFrom('review_submission')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  if (submission === undefined) return { refusal: 'not_waiting' };
  const { product_id: productId, email: recipient, store_code: storeCode } = submission;
  const { name: product, request_path: path } = await db
    .selectFrom('product')
    .select(['name', 'request_path'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  if (verdict.kind === 'publish') {
    const reviewId = await publish(db, submission, verdict.withoutPhotos, at);
    await enqueueMail(db, { kind: 'review-published', data: { product, path: pagePath(path) } }, { recipient, storeCode, at });
    return { productId, reviewId };
  }
  await db.deleteFrom('review_photo').where('submission_id', '=', id).execute();
  await db
    .updateTable('review_submission')
    .set({ state: 'rejected', decided_at: at, reason: verdict.reason })
    .where('id', '=', id)
    .execute();
  await enqueueMail(db, { kind: 'review-rejected', data: { product, reason: verdict.reason } }, { recipient, storeCode, at });
  return { productId, reviewId: null };
};
