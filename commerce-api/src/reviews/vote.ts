import type { Transaction } from '../database/database.ts';

export interface HelpfulVote {
  readonly reviewId: number;
  /** SHA-256 of the customer or of the browser. */
  readonly voter: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface VoteResult {
  readonly productId: number;
  readonly helpfulVotes: number;
  /** False when the voter has voted for it before. */
  readonly isCounted: boolean;
}

/** Counts that somebody has found a review helpful, once. Null for a review that there is not. */
export const vote: Transaction<HelpfulVote, VoteResult | null> = async (db, { reviewId, voter, at }) => {
  const review = await db
    .selectFrom('review')
    .select(['product_id', 'helpful_votes'])
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) return null;
  const counted = await db
    .insertInto('review_vote')
    .values({ review_id: reviewId, voter, voted_at: at })
    .onConflict((conflict) => conflict.columns(['review_id', 'voter']).doNothing())
    .returning('review_id')
    .executeTakeFirst();
  const isCounted = counted !== undefined;
  const helpfulVotes = review.helpful_votes + (isCounted ? 1 : 0);
  if (isCounted) await db.updateTable('review').set({ helpful_votes: helpfulVotes }).where('id', '=', reviewId).execute();
  return { productId: review.product_id, helpfulVotes, isCounted };
};
