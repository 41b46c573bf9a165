import { parseApiError } from 'shared-contracts';
import { refusedFields, type NewsletterProblems, type NewsletterValues } from './newsletter-rules.ts';

/** ∅28: where the form goes, with scripts and without. */
export const SUBSCRIBE_PATH = '/rest/V1/newsletter/subscribe';

export type SubscribeOutcome =
  | { readonly kind: 'asked' }
  | { readonly kind: 'refused'; readonly problems: NewsletterProblems }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'often' | 'other' };

export type Subscribe = (values: NewsletterValues) => Promise<SubscribeOutcome>;

/** Asks the shop to send the link that confirms. The host's server adds the store, by the name of the host. */
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
    } catch {
      return { kind: 'failed', reason: 'network' };
    }
    if (response.ok) return { kind: 'asked' };
    const { code, parameters } = parseApiError(response.status, await response.json().catch(() => null));
    const problems = code === 'invalid_fields' ? refusedFields(parameters) : {};
    if (Object.keys(problems).length > 0) return { kind: 'refused', problems };
    return { kind: 'failed', reason: response.status === 429 ? 'often' : response.status === 503 ? 'network' : 'other' };
  };
