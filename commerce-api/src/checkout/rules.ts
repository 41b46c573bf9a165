import { PAYMENT, walletOf, type WalletName } from 'shared-contracts/codes';
import type { CartPromotion, Coupon } from '../model/content.ts';
import type { InstallmentPlan, PaymentMethod, ShippingMethod } from '../model/commerce.ts';
import type { StoreCode } from '../model/index.ts';
import { methodsIn } from '../promise/network.ts';
import type { DeliveryNetwork } from '../promise/network.ts';

/** The shop's records that a cart is quoted by. */
export interface CheckoutRules {
  readonly paymentMethods: readonly PaymentMethod[];
  /** J-370: wallets that the settings switch on. */
  readonly wallets: readonly WalletName[];
  readonly installmentPlans: readonly InstallmentPlan[];
  readonly network: DeliveryNetwork;
  readonly coupons: readonly Coupon[];
  readonly cartPromotions: readonly CartPromotion[];
}

/** Whether a way to pay is there at all: one with a wallet only where that is switched on. */
const isSwitchedOn = ({ code }: PaymentMethod, wallets: readonly WalletName[]): boolean => {
  const wallet = walletOf(code);
  return wallet === undefined || wallets.includes(wallet);
};

/** Stores of a way to pay. A wallet's own record names none: it is paid where cards are, and servers that know no wallets offer it nowhere. */
const storesOf = (method: PaymentMethod, methods: readonly PaymentMethod[]): readonly StoreCode[] =>
  (walletOf(method.code) === undefined ? method : methods.find(({ code }) => code === PAYMENT.PAYU))?.stores ?? [];

/** Methods of a store in their order. */
export const methodsOf = (rules: CheckoutRules, store: StoreCode) => ({
  paymentMethods: rules.paymentMethods
    .filter((method) => storesOf(method, rules.paymentMethods).includes(store) && isSwitchedOn(method, rules.wallets))
    .toSorted((a, b) => a.position - b.position),
  shippingMethods: methodsIn(rules.network, store),
});

/** Whether an order can be paid and delivered in these ways together. */
export const fitTogether = (payment: PaymentMethod, shipping: ShippingMethod): boolean =>
  !payment.excludedShipping.includes(shipping.code) && (payment.kind !== 'on-delivery' || shipping.cashOnDelivery);
