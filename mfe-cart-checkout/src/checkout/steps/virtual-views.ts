import { VIRTUAL_PAGES } from 'shared-contracts/analytics';
import type { Step } from './checkout-steps.ts';

/** K-02, R-39: the page view that a step sends though its address is another; null for steps without one. */
export function virtualViewOf(step: Step): string | null {
  if (step === 'payment') return VIRTUAL_PAGES.payment;
  return step === 'shipping' ? VIRTUAL_PAGES.shipping : null;
}
