import type { Review } from 'shared-contracts/graphql';
import type { ReviewDocument } from './documents.ts';

/** Columns of a published review. */
export interface ReviewColumns {
  readonly id: number;
  readonly createdAt: Date;
  readonly stars: number;
  readonly isConfirmed: boolean;
  readonly helpfulVotes: number;
  readonly document: ReviewDocument;
}

/** A review as the schema shows it. */
export const reviewOf = ({ id, createdAt, stars, isConfirmed, helpfulVotes, document }: ReviewColumns): Review => ({
  review_id: id,
  author: document.author,
  created_at: createdAt.toISOString(),
  vote: stars,
  title: document.title === undefined || document.title === '' ? null : document.title,
  text: document.text,
  photos: document.photos ?? [],
  is_confirmed: isConfirmed,
  helpful_votes: helpfulVotes,
  shop_answer: document.shopAnswer,
});
