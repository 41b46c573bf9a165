import type { ReactNode } from 'react';
import type { ProductDetails } from '../product-types.ts';
import { ReviewItem } from './ReviewItem.tsx';
import * as css from './reviews.css.ts';

/** Reviews of a product, one below the other. */
export const ReviewList = ({ reviews }: { readonly reviews: ProductDetails['reviews'] }): ReactNode => (
  <ul className={css.list}>
    {reviews.map((review) => (
      <ReviewItem key={review.review_id} review={review} />
    ))}
  </ul>
);
