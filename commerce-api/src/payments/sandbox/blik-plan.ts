import type { PaymentFailure } from '../gateway.ts';

/** What the bank of the sandbox does with a code. Times in ms. */
export type BlikPlan =
  | { readonly kind: 'refused'; readonly failure: PaymentFailure }
  | { readonly kind: 'answered'; readonly outcome: 'paid' | 'failed'; readonly failure: PaymentFailure | null; readonly after: number };

/** ∅37: so long a bank waits for its customer. */
export const BLIK_LIFE_MS = 120_000;
/** A bank that gives up before its customer has answered, in times of a usual answer. */
const SHORT_LIFE = 1.5;

const plans = (bankMs: number): Readonly<Record<string, BlikPlan>> => ({
  '000000': { kind: 'refused', failure: 'wrong_code' },
  '111111': { kind: 'refused', failure: 'code_expired' },
  '222222': { kind: 'answered', outcome: 'failed', failure: 'rejected', after: bankMs },
  '333333': { kind: 'answered', outcome: 'failed', failure: 'timed_out', after: BLIK_LIFE_MS },
  '444444': { kind: 'answered', outcome: 'failed', failure: 'timed_out', after: SHORT_LIFE * bankMs },
});

/**
 * K-08: five codes go wrong in five ways; every other one is confirmed in the banking app after a moment.
 * @param bankMs how long that moment is
 */
export const blikPlan = (code: string, bankMs: number): BlikPlan =>
  plans(bankMs)[code] ?? { kind: 'answered', outcome: 'paid', failure: null, after: bankMs };

/** Until when the bank waits: a plan that times out says it itself. */
export const blikLifeMs = (plan: BlikPlan & { readonly kind: 'answered' }): number =>
  plan.failure === 'timed_out' ? plan.after : BLIK_LIFE_MS;
