/** How often a query is tried (≠01). */
import { PRODUCT_RETRY_MS } from '../constants/time.ts';
import { TRANSPORT_ATTEMPTS, transportDelayMs } from './transport-rule.ts';

/** P-27, ≠01: one call and up to four more. */
const PRODUCT_ATTEMPTS = 5;

export interface RetryPolicy {
  /** Tries in all, the first included. */
  readonly attempts: number;
  /** Pause after the try that failed (1, 2, …), ms. */
  readonly delayMs: (attempt: number) => number;
}

/** ≠01: products have a policy of their own, in the place of the transport's. */
export function retryPolicy(rootFields: readonly string[], random: () => number): RetryPolicy {
  return rootFields.includes('msProducts')
    ? { attempts: PRODUCT_ATTEMPTS, delayMs: () => PRODUCT_RETRY_MS }
    : { attempts: TRANSPORT_ATTEMPTS, delayMs: (attempt) => transportDelayMs(attempt, random) };
}
