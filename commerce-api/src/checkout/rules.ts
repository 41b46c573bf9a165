import type { Coupon } from '../model/content.ts';
import type { PaymentMethod, ShippingMethod } from '../model/commerce.ts';
import type { StoreCode } from '../model/index.ts';

/** The shop's records that a cart is quoted by. */
export interface CheckoutRules {
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly coupons: readonly Coupon[];
}

/**
 * Kinds of payment that can be chosen. Credit, leases and vouchers need calls of their own (applications, balances),
 * which do not exist yet: they are not offered until they do.
 */
const offeredKinds: ReadonlySet<PaymentMethod['kind']> = new Set(['card', 'transfer', 'blik', 'on-delivery', 'in-store']);

const byPosition = <Method extends { readonly position: number }>(methods: readonly Method[]): readonly Method[] =>
  methods.toSorted((a, b) => a.position - b.position);

/** Methods of a store in their order. */
export const methodsOf = (rules: CheckoutRules, store: StoreCode) => ({
  paymentMethods: byPosition(rules.paymentMethods.filter(({ kind, stores }) => offeredKinds.has(kind) && stores.includes(store))),
  shippingMethods: byPosition(rules.shippingMethods.filter(({ stores }) => stores.includes(store))),
});

/** Whether an order can be paid and delivered in these ways together. */
export const fitTogether = (payment: PaymentMethod, shipping: ShippingMethod): boolean =>
  !payment.excludedShipping.includes(shipping.code) && (payment.kind !== 'on-delivery' || shipping.cashOnDelivery);
