import type { Connection, RowOf, Transaction } from '../database/database.ts';
import { ownerOf } from '../customers/own-writing.ts';
import { removeSubmissions } from './submit.ts';

/** A page of what a customer has written. */
export interface OwnPage {
  readonly customerId: number;
  readonly offset: number;
  readonly most: number;
}

/** A review as its author sees it. */
export type OwnReview = Pick<
  RowOf<'review_submission'>,
  'id' | 'product_id' | 'state' | 'written_at' | 'reason' | 'stars' | 'document' | 'review_id'
> & {
  readonly photos: number;
  /** What the shop has answered below the published review. */
  readonly shopAnswer: string | null;
};

/** Reviews of the customer, and those that a guest has confirmed from the customer's own mailbox. */
async function ownReviews(db: Connection, customerId: number) {
  const { provenEmail } = await ownerOf(db, customerId);
  return db.selectFrom('review_submission').where((eb) =>
    eb.or([
      eb('customer_id', '=', customerId),
      ...(provenEmail === null
        ? []
        : // What nobody has confirmed may have been typed by a stranger.
          [eb.and([eb('customer_id', 'is', null), eb('email', '=', provenEmail), eb('state', '<>', 'unconfirmed')])]),
    ]),
  );
}

/** J-308: what a customer has written about products, the latest first. */
export const readOwnReviews: Transaction<OwnPage, { readonly reviews: readonly OwnReview[]; readonly count: number }> = async (
  db,
  { customerId, offset, most },
) => {
  const own = await ownReviews(db, customerId);
  const rows = await own
    .select(['id', 'product_id', 'state', 'written_at', 'reason', 'stars', 'document', 'review_id'])
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(offset)
    .execute();
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const published = rows.flatMap(({ review_id: id }) => (id === null ? [] : [id]));
  const ids = rows.map(({ id }) => id);
  const answers =
    published.length === 0 ? [] : await db.selectFrom('review').select(['id', 'document']).where('id', 'in', published).execute();
  const photos =
    ids.length === 0
      ? []
      : await db
          .selectFrom('review_photo')
          .select(({ fn }) => ['submission_id', fn.countAll<number>().as('count')])
          .where('submission_id', 'in', ids)
          .groupBy('submission_id')
          .execute();
  const reviews = rows.map((row) => ({
    ...row,
    photos: photos.find(({ submission_id: id }) => id === row.id)?.count ?? 0,
    shopAnswer: answers.find(({ id }) => id === row.review_id)?.document.shopAnswer ?? null,
  }));
  return { reviews, count };
};

export interface WithdrawReview {
  readonly customerId: number;
  /** Of the submission. */
  readonly id: number;
}

/**
 * J-308: takes back a review, whatever has become of it: what waits is not looked at any more, what is published leaves the page with its photos
 * and votes. The caller then notifies everybody of the product (`CatalogueChanges.reviewsChanged`).
 * @returns the product whose page has changed, null where none has; undefined: the customer has no such review
 */
export const withdrawReview: Transaction<WithdrawReview, { readonly productId: number | null } | undefined> = async (
  db,
  { customerId, id },
) => {
  const own = await ownReviews(db, customerId);
  const review = await own.select(['product_id', 'review_id']).where('id', '=', id).forUpdate().executeTakeFirst();
  if (review === undefined) return undefined;
  await removeSubmissions(db, [id]);
  const { product_id: productId, review_id: published } = review;
  if (published === null) return { productId: null };
  await db.deleteFrom('review_vote').where('review_id', '=', published).execute();
  await db.deleteFrom('review').where('id', '=', published).execute();
  return { productId };
};
