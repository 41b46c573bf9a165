import { parseApiError, type ApiError } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import type { NewsletterValues } from './newsletter-rules.ts';

/** ∅28: the action of the form, with scripts and without. */
export const SUBSCRIBE_PATH = '/rest/V1/newsletter/subscribe';

/** Null when the confirmation link is on its way. */
export type Subscribe = (values: NewsletterValues) => Promise<ApiError | null>;

/** Asks the shop to send the confirmation link. The host's server adds the store, which it knows by the host name. */
export const createSubscribe =
  (fetch: typeof window.fetch): Subscribe =>
  async (values) => {
    let response: Response;
    try {
      response = await fetch(SUBSCRIBE_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
    } catch (error) {
      return networkError(error);
    }
    return response.ok ? null : parseApiError(response.status, await response.json().catch(() => null));
  };

/** Which text explains the error. */
export const failureOf = ({ kind, status }: ApiError): 'network' | 'often' | 'other' => {
  if (kind === 'network' || status === 503) return 'network';
  return status === 429 ? 'often' : 'other';
};
