import type { OwnReviewsAnswer } from 'shared-contracts/rest';

/** A review that the customer has written. */
export type OwnReview = Extract<OwnReviewsAnswer, { readonly ok: true }>['value']['items'][number];
