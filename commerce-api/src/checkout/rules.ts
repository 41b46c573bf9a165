import type { CartPromotion, Coupon } from '../model/content.ts';
import type { InstallmentPlan, PaymentMethod, ShippingMethod } from '../model/commerce.ts';
import type { StoreCode } from '../model/index.ts';
import { methodsIn } from '../promise/network.ts';
import type { DeliveryNetwork } from '../promise/network.ts';

/** The shop's records that a cart is quoted by. */
export interface CheckoutRules {
  readonly paymentMethods: readonly PaymentMethod[];
  readonly installmentPlans: readonly InstallmentPlan[];
  readonly network: DeliveryNetwork;
  readonly coupons: readonly Coupon[];
  readonly cartPromotions: readonly CartPromotion[];
}

/** Methods of a store in their order. */
export const methodsOf = (rules: CheckoutRules, store: StoreCode) => ({
  paymentMethods: rules.paymentMethods.filter(({ stores }) => stores.includes(store)).toSorted((a, b) => a.position - b.position),
  shippingMethods: methodsIn(rules.network, store),
});

/** Whether an order can be paid and delivered in these ways together. */
export const fitTogether = (payment: PaymentMethod, shipping: ShippingMethod): boolean =>
  !payment.excludedShipping.includes(shipping.code) && (payment.kind !== 'on-delivery' || shipping.cashOnDelivery);
