import { useEffect } from 'react';
import { createAnalytics } from 'shared-contracts/analytics';

/**
 * sends a page view without an address of its own, once, when its part of the page is shown; null for none. Without consent
 * nobody reads the queue.
 */
export function useVirtualView(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    // The tag manager's queue is created by the first that needs it.
    const holder = globalThis as { dataLayer?: unknown[] };
    createAnalytics((holder.dataLayer ??= [])).virtualPageView(path);
  }, [path]);
}
