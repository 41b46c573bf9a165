import type { ComponentType, ReactNode } from 'react';
import type { ReviewItemFragment } from '../../graphql/generated.ts';
import { ReviewItem } from './ReviewItem.tsx';
import * as css from './reviews.css.ts';

interface ReviewListProps {
  readonly reviews: readonly ReviewItemFragment[];
  readonly onPhoto?: (review: ReviewItemFragment, at: number) => void;
  readonly Vote?: ComponentType<{ readonly review: ReviewItemFragment }>;
}

/** Reviews of a product, one below the other. */
export const ReviewList = ({ reviews, onPhoto, Vote }: ReviewListProps): ReactNode => (
  <ul className={css.list}>
    {reviews.map((review) => (
      <ReviewItem key={review.review_id} review={review} onPhoto={onPhoto} vote={Vote && <Vote review={review} />} />
    ))}
  </ul>
);
