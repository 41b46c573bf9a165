/** The port to the tag manager (X-04, ∅11): entries wait in the page's `dataLayer`; without consent nobody reads them. */

export type AnalyticsEntry = Readonly<Record<string, unknown>> & { readonly event: string };

export interface Analytics {
  push(entry: AnalyticsEntry): void;
  /** K-02, R-39: a page view without an address of its own, such as `/checkout/cart/payment/`. */
  virtualPageView(path: string): void;
  /** S-31, E-11 */
  errorShown(content: string): void;
}

/** */
export const VIRTUAL_PAGES = {
  shipping: '/checkout/cart/shipment/',
  payment: '/checkout/cart/payment/',
  upselling: '/checkout/cart/upselling/',
} as const;

/** S-31 */
export const ERROR_SHOWN_EVENT = 'Wyświetlenie błędu';

/** `queue`: `window.dataLayer` in the browser, a plain list in tests. */
export function createAnalytics(queue: unknown[]): Analytics {
  const push = (entry: AnalyticsEntry) => void queue.push(entry);
  return {
    push,
    virtualPageView: (path) => push({ event: 'virtualPageView', virtualPagePath: path }),
    errorShown: (content) => push({ event: ERROR_SHOWN_EVENT, content }),
  };
}
