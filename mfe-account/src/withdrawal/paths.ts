import { WITHDRAWAL_PATH } from 'shared-contracts/withdrawals';

/** Where an order is withdrawn from. */
export const withdrawPath = (order: string): string => `${WITHDRAWAL_PATH}?${new URLSearchParams({ zamowienie: order }).toString()}`;

/** Where it is seen how a withdrawal stands. */
export const statusPath = (number: string): string => `${WITHDRAWAL_PATH}?${new URLSearchParams({ numer: number }).toString()}`;
