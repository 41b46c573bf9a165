import type { Transaction } from '../database/database.ts';
import { readOwn, withdrawOwn } from './consent.ts';
import { readWaiting } from './moderate.ts';
import { readPublished } from './published.ts';

export const shopReviewTransactions = {
  'shop-reviews.published': readPublished,
  'shop-reviews.waiting': readWaiting satisfies Transaction<{ readonly most: number }, unknown>,
  'shop-reviews.of-customer': readOwn,
  'shop-reviews.withdraw-own': withdrawOwn,
} as const;

export type ShopReviewTransactions = typeof shopReviewTransactions;
