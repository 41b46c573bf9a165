import type { ApiError } from 'shared-contracts';
import type { CartTranslate } from '../lines/cart-translate.ts';

/** Why a coupon was refused: ∅05 for codes that are worth nothing, else the server's own reason (Polish). */
export function couponErrorText(error: ApiError, t: CartTranslate): string {
  if (error.kind === 'network') return t('error.network');
  if (error.code === 'coupon_unknown' || error.code === 'coupon_expired') return t('coupon.invalid');
  return error.kind === 'http' && error.status < 500 && error.message !== '' ? error.message : t('error.change');
}
