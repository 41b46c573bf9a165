/** What follows an order (K-08, K-13): the gateway's page, the wait for BLIK, or the success page. */
import type { ApiError, CheckoutState } from 'shared-contracts';
import { providerOf } from 'shared-contracts/codes';
import type { PlacedOrder, RestClient } from 'shared-contracts/rest';
import { isGatewayAway } from './order-error.ts';
import { payPath, successPath } from './order-paths.ts';
import { safeRedirect } from './safe-redirect.ts';

export type NextPlace = {
  readonly blikStatus: CheckoutState['blikStatus'];
  readonly isCodeRefused: boolean;
} & ({ readonly kind: 'leave'; readonly address: string } | { readonly kind: 'page'; readonly path: string; readonly problem?: ApiError });

const NO_BLIK = { blikStatus: null, isCodeRefused: false } as const;

/**
 * The order stands, whatever happens here: what can't be reached now is offered again by the success page.
 * @param origin of the shop
 */
export async function afterPlacing(
  rest: Pick<RestClient, 'postPlaceOrderData' | 'blikPay'>,
  placed: PlacedOrder,
  blikCode: string,
  origin: string,
): Promise<NextPlace> {
  const secret = { order: placed.number, hash: placed.hash };
  switch (placed.payment.next) {
    case 'none':
      return { ...NO_BLIK, kind: 'page', path: successPath(secret) };
    case 'blik-wait':
      return { kind: 'page', path: successPath(secret, true), blikStatus: 'pending', isCodeRefused: false };
    case 'blik-code': {
      const path = successPath(secret, true);
      // Without a code (the answer of the order was lost, and with it the page that had it) the next page asks for one.
      if (blikCode === '') return { kind: 'page', path, blikStatus: 'error', isCodeRefused: false };
      const answer = await rest.blikPay(secret, blikCode);
      if (!answer.ok) return { kind: 'page', path, blikStatus: 'error', isCodeRefused: answer.error.code === 'wrong_code' };
      const { status, code } = answer.value;
      return { kind: 'page', path, blikStatus: status, isCodeRefused: code === 'wrong_code' };
    }
    case 'redirect': {
      const provider = providerOf(placed.payment.method);
      const answer = provider === undefined ? null : await rest.postPlaceOrderData(provider, secret);
      // The page on which another way can be chosen.
      if (answer?.ok === false && isGatewayAway(answer.error))
        return { ...NO_BLIK, kind: 'page', path: payPath(secret), problem: answer.error };
      const address = answer?.ok ? safeRedirect(answer.value.redirect_url, origin) : null;
      if (address === null) return { ...NO_BLIK, kind: 'page', path: successPath(secret) };
      return { ...NO_BLIK, kind: 'leave', address };
    }
  }
}
