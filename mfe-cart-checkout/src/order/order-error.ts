import type { ApiError } from 'shared-contracts';
import type { OrderTranslate } from './texts.ts';

/** J-282: the operator of a payment does not answer; the order stands. */
export const isGatewayAway = (error: ApiError): boolean => error.kind === 'http' && error.code === 'gateway_unavailable';

/** Why something about an order did not work; the server's own word (Polish) where it gave one. */
export function orderErrorText(error: ApiError, t: OrderTranslate): string {
  if (error.kind === 'network') return t('error.network');
  return error.kind === 'http' && (error.status < 500 || isGatewayAway(error)) && error.message !== '' ? error.message : t('error.failed');
}
