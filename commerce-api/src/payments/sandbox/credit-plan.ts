import type { PaymentFailure, PaymentReview } from '../gateway.ts';

const dayMs = 24 * 60 * 60_000;

interface CreditPlan {
  /** What the lender decides if nobody presses a button of its page before. */
  readonly coming: 'paid' | 'failed';
  readonly failure: PaymentFailure | null;
  readonly afterMs: number;
}

/** The lender of the sandbox grants after days what it reviews, and gives up an application whose papers never come. */
export const creditPlan: Readonly<Record<PaymentReview, CreditPlan>> = {
  deciding: { coming: 'paid', failure: null, afterMs: 3 * dayMs },
  documents: { coming: 'failed', failure: 'timed_out', afterMs: 14 * dayMs },
};
