import type { Review } from 'shared-contracts/graphql';
import type { ReviewDocument } from './documents.ts';

/** A review as the schema shows it. */
export const reviewOf = (id: number, createdAt: Date, stars: number, isConfirmed: boolean, document: ReviewDocument): Review => ({
  review_id: id,
  author: document.author,
  created_at: createdAt.toISOString(),
  vote: stars,
  text: document.text,
  is_confirmed: isConfirmed,
  helpful_votes: document.helpfulVotes,
  shop_answer: document.shopAnswer,
});
