import type { ApiError } from 'shared-contracts';
import type { CheckoutTranslate } from '../texts.ts';

/** Why a step was not saved; the server's own word (Polish) where it gave one. */
export function refusalText(error: ApiError, t: CheckoutTranslate): string {
  if (error.kind === 'network') return t('error.network');
  return error.kind === 'http' && error.status < 500 && error.message !== '' ? error.message : t('error.failed');
}
