import { useEffect } from 'react';
import { VIRTUAL_PAGES, createAnalytics } from 'shared-contracts/analytics';
import type { Step } from './checkout-steps.ts';

/** K-02, R-39: the page view that a step sends though its address is another; null for steps without one. */
export function virtualViewOf(step: Step): string | null {
  if (step === 'payment') return VIRTUAL_PAGES.payment;
  return step === 'shipping' ? VIRTUAL_PAGES.shipping : null;
}

/** Sends the view of a step once, when it is shown; without consent nobody reads the queue. */
export function useVirtualView(step: Step | null): void {
  useEffect(() => {
    const path = step === null ? null : virtualViewOf(step);
    if (path === null) return;
    // The tag manager's queue is created by the first that needs it.
    const holder = globalThis as { dataLayer?: unknown[] };
    createAnalytics((holder.dataLayer ??= [])).virtualPageView(path);
  }, [step]);
}
