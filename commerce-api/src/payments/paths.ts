import type { ProviderName } from 'shared-contracts/codes';

/** Where a gateway sends its call-backs. */
export const notifyPath = (gateway: ProviderName): string => `/payments/notify/${gateway}`;

/** Where a shopper comes back to from an operator's page. */
export const returnPath = (paymentId: string): string => `/payments/return/${paymentId}`;
