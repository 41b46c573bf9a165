/** K-07, K-12, X-03: the body of A-28. */
import { nextStepOf } from 'shared-contracts/codes';
import type { OrderToPlace } from 'shared-contracts/rest';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import { toPayOf } from '../cart/to-pay.ts';
import type { CleanAddress } from '../../service/sanitize.ts';

export interface OrderRequest {
  readonly cart: Pick<CheckoutCart, 'cartId' | 'payment' | 'billing_address' | 'summary'>;
  readonly isGuest: boolean;
  /** Ids of the accepted agreements (K-04). */
  readonly agreements: readonly number[];
  readonly blikCode: string;
  /** Empty: no account is wanted (U-13). */
  readonly password: string;
  readonly analyticsIds: Readonly<Record<string, string>>;
}

const billingOf = (address: CleanAddress) => ({
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company,
  vat_id: address.vat_id,
  street: [...(address.street ?? [])],
  postcode: address.postcode ?? '',
  city: address.city ?? '',
  country_id: 'PL',
  telephone: address.telephone ?? '',
});

/** The order as it is sent: the sum that the shopper has seen and the agreements that they have accepted go along. */
export function orderToPlace({ cart, isGuest, agreements, blikCode, password, analyticsIds }: OrderRequest): OrderToPlace {
  const method = cart.payment?.method ?? '';
  const { group, plan } = cart.payment?.additional_data ?? {};
  const email = cart.billing_address?.email;
  return {
    paymentMethod: {
      method,
      additional_data: {
        // K-08: the other kind of BLIK code is sent after the order.
        ...(nextStepOf(method) === 'blik-wait' && { blik_code: blikCode }),
        ...(group !== undefined && { group }),
        ...(plan !== undefined && { plan }),
      },
      extension_attributes: { agreement_ids: [...agreements] },
    },
    billingAddress: cart.billing_address === null ? null : billingOf(cart.billing_address),
    ...(isGuest && email && { email }),
    additionalData: {
      expected_total: toPayOf(cart),
      ...(cart.summary.voucher !== undefined && { expected_voucher: cart.summary.voucher }),
      cart_id: cart.cartId,
      analytics_ids: { ...analyticsIds },
      ...(isGuest && password !== '' && { create_account: { password } }),
    },
  };
}
