import type { Grosze } from 'shared-contracts';
import type { CheckoutCart } from './checkout-cart.ts';

/** What is left to be paid when the voucher has paid its part. */
export const toPayOf = ({ summary }: Pick<CheckoutCart, 'summary'>): Grosze => summary.to_pay ?? summary.grand_total;
