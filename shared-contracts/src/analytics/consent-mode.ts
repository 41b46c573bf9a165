import type { ConsentState } from '../state/app.ts';

const state = (allowed: boolean): 'granted' | 'denied' => (allowed ? 'granted' : 'denied');

const signalsOf = ({ analytics, functional, marketing }: ConsentState) => ({
  ad_storage: state(marketing),
  ad_user_data: state(marketing),
  ad_personalization: state(marketing),
  analytics_storage: state(analytics),
  functionality_storage: state(functional),
  personalization_storage: state(functional),
  security_storage: state(true),
});

/** A command in the form of gtag.js: tag managers look for `arguments` objects and pass over lists. */
function command(..._parts: readonly unknown[]): unknown {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

/**
 * Tells tag managers what they may keep (Consent Mode v2).
 * @param queue `window.dataLayer`
 * @param when `default` before anything else is in it, `update` with each decision
 */
export const pushConsent = (queue: unknown[], when: 'default' | 'update', allowed: ConsentState): void =>
  void queue.push(command('consent', when, signalsOf(allowed)));
