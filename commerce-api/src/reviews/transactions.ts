import { confirm, readLink } from './confirm.ts';
import { decide, readWaiting } from './moderate.ts';
import { readOwnReviews, withdrawReview } from './own.ts';
import { readPhoto, storePhoto } from './photo-transactions.ts';
import { submit } from './submit.ts';
import { vote } from './vote.ts';

export const reviewTransactions = {
  'reviews.submit': submit,
  'reviews.read-link': readLink,
  'reviews.confirm': confirm,
  'reviews.waiting': readWaiting,
  'reviews.decide': decide,
  'reviews.vote': vote,
  'reviews.of-customer': readOwnReviews,
  'reviews.withdraw': withdrawReview,
  'reviews.store-photo': storePhoto,
  'reviews.read-photo': readPhoto,
} as const;

export type ReviewTransactions = typeof reviewTransactions;
