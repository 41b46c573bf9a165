import type { ApiError } from 'shared-contracts';
import type { OrderTranslate } from './texts.ts';

/** Why something about an order did not work; the server's own word (Polish) where it gave one. */
export function orderErrorText(error: ApiError, t: OrderTranslate): string {
  if (error.kind === 'network') return t('error.network');
  return error.kind === 'http' && error.status < 500 && error.message !== '' ? error.message : t('error.failed');
}
