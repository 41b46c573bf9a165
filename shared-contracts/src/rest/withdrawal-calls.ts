/** J-198, J-199: withdrawal from a contract. */
import type { paths } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

export type WithdrawalToSubmit = paths['/rest/V1/withdrawals']['post']['requestBody']['content']['application/json'];

type WithdrawalPickup = paths['/rest/V1/withdrawals/pickup']['post']['requestBody']['content']['application/json'];

/** Where the confirmation of a withdrawal lies, as a PDF. */
export const withdrawalConfirmationUrl = (number: string): string =>
  `/rest/V1/withdrawals/confirmation?${new URLSearchParams({ number }).toString()}`;

export function withdrawalCalls(client: Transport) {
  return {
    withdrawableOrder: (order: WithdrawalToSubmit['order']) => result(client.POST('/rest/V1/withdrawals/order', { body: order })),
    submitWithdrawal: (withdrawal: WithdrawalToSubmit) => result(client.POST('/rest/V1/withdrawals', { body: withdrawal })),
    chooseWithdrawalPickup: (pickup: WithdrawalPickup) => result(client.POST('/rest/V1/withdrawals/pickup', { body: pickup })),
    withdrawalStatus: (number: string) => result(client.POST('/rest/V1/withdrawals/status', { body: { number } })),
  };
}
