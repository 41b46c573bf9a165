import type { PaymentFailure } from '../gateway.ts';

/** What the bank of the sandbox does with a code. Times in ms. */
export type BlikPlan =
  | { readonly kind: 'refused'; readonly failure: PaymentFailure }
  | { readonly kind: 'answered'; readonly outcome: 'paid' | 'failed'; readonly failure: PaymentFailure | null; readonly after: number };

const CONFIRMED_AFTER_MS = 2000;
/** ∅37: so long a bank waits for its customer. */
export const BLIK_LIFE_MS = 120_000;
const SHORT_LIFE_MS = 3000;

const plans: Readonly<Record<string, BlikPlan>> = {
  '000000': { kind: 'refused', failure: 'wrong_code' },
  '111111': { kind: 'refused', failure: 'code_expired' },
  '222222': { kind: 'answered', outcome: 'failed', failure: 'rejected', after: CONFIRMED_AFTER_MS },
  '333333': { kind: 'answered', outcome: 'failed', failure: 'timed_out', after: BLIK_LIFE_MS },
  '444444': { kind: 'answered', outcome: 'failed', failure: 'timed_out', after: SHORT_LIFE_MS },
};

/** K-08: five codes go wrong in five ways; every other one is confirmed in the banking app after two seconds. */
export const blikPlan = (code: string): BlikPlan =>
  plans[code] ?? { kind: 'answered', outcome: 'paid', failure: null, after: CONFIRMED_AFTER_MS };

/** Until when the bank waits: a plan that times out says it itself. */
export const blikLifeMs = (plan: BlikPlan & { readonly kind: 'answered' }): number =>
  plan.failure === 'timed_out' ? plan.after : BLIK_LIFE_MS;
