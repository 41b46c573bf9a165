import type { CouponSeed } from '../seed/model/content.ts';
import type { PaymentMethodSeed, ShippingMethodSeed } from '../seed/model/commerce.ts';
import type { StoreCode } from '../seed/model.ts';

/** What a checkout is reckoned by: records of the shop. */
export interface CheckoutRules {
  readonly paymentMethods: readonly PaymentMethodSeed[];
  readonly shippingMethods: readonly ShippingMethodSeed[];
  readonly coupons: readonly CouponSeed[];
}

/**
 * Kinds of payment that can be chosen. Credit, leases and vouchers need calls of their own (applications, balances),
 * which do not exist yet: they are not offered until they do.
 */
const offeredKinds: ReadonlySet<PaymentMethodSeed['kind']> = new Set(['card', 'transfer', 'blik', 'on-delivery', 'in-store']);

const byPosition = <Method extends { readonly position: number }>(methods: readonly Method[]): readonly Method[] =>
  methods.toSorted((a, b) => a.position - b.position);

/** Methods of a store in their order. */
export const methodsOf = (rules: CheckoutRules, store: StoreCode) => ({
  paymentMethods: byPosition(rules.paymentMethods.filter(({ kind, stores }) => offeredKinds.has(kind) && stores.includes(store))),
  shippingMethods: byPosition(rules.shippingMethods.filter(({ stores }) => stores.includes(store))),
});

/** Whether an order can be paid and delivered in these ways together. */
export const fitTogether = (payment: PaymentMethodSeed, shipping: ShippingMethodSeed): boolean =>
  !payment.excludedShipping.includes(shipping.code) && (payment.kind !== 'on-delivery' || shipping.cashOnDelivery);
