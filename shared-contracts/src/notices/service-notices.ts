/** What the services of this package tell shoppers, in the language of the page. */
import type { CartNoticeCode } from '../cart/cart-service.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { EventPayloads } from '../events/payloads.ts';
import pl from '../i18n/pl.json' with { type: 'json' };
import type { Language } from '../i18n/language.ts';
import { defineTexts } from '../i18n/texts.ts';

/** To be loaded with the host's texts (`defineTexts({ …, with: [serviceTexts] })`). */
export const serviceTexts = /* @__PURE__ */ defineTexts({ pl, ua: () => import('../i18n/ua.json', { with: { type: 'json' } }) });

type NoticePayload = EventPayloads['notice.raised@1'];

/** ∅12, C-16: for `notify` of the cart service. What the server says about a refusal is better than what we could say. */
export function cartNotice(code: CartNoticeCode, language: Language, error?: ApiError): NoticePayload {
  const t = serviceTexts.translator(language);
  if (code === 'cart.expired') return { type: 'info', topic: 'cart', content: t('cart.expired') };
  return { type: 'error', topic: 'cart', content: error?.message || t('cart.addFailed') };
}

/** E-02, U-08 */
export function sessionExpiredNotice(language: Language): NoticePayload {
  return { type: 'warning', topic: 'cart', content: serviceTexts.translator(language)('session.expired') };
}
