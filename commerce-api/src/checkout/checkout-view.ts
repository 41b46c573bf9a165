import { grosze } from 'shared-contracts/money';
import type { CartRecord } from '../carts/cart.ts';
import type { Shop } from '../graphql/context.ts';
import type { Cart, CartAddress } from '../rest/schemas/index.ts';
import type { StoreSeed } from '../seed/model.ts';
import type { Choices, StoredAddress } from './choices.ts';
import type { Goods } from './goods.ts';
import { banksOf } from './banks.ts';
import { bankTransfer } from './payment-methods.ts';
import { pickupPointOf } from './pickup-points.ts';
import { reckon } from './reckon.ts';
import type { Reckoning } from './reckon.ts';

/** The cart worked out with what the server keeps in memory. */
export const reckonCart = (cart: CartRecord, goods: readonly Goods[], shop: Shop, store: StoreSeed, isPlus: boolean): Reckoning =>
  reckon({
    goods,
    choices: cart.choices,
    rules: shop.reference,
    store,
    isPlus,
    banks: banksOf(shop.reference.dictionaries.values()),
    pickupPoint: pickupPointOf(shop.reference.pickupPoints, cart.choices.shipping),
    now: shop.now(),
  });

const addressView = (address: StoredAddress): CartAddress => ({ ...address, street: [...address.street] });

/** ≠24: where the goods go; only delivery addresses say whether they are the billing one. */
export function deliveryAddress({ billing, delivery }: Pick<Choices, 'billing' | 'delivery'>): CartAddress | null {
  if (delivery !== null) return { ...addressView(delivery), same_as_billing: false };
  return billing === null ? null : { ...addressView(billing), same_as_billing: true };
}

function couponView({ coupon }: Reckoning, isPlus: boolean) {
  if (coupon === null || coupon.isPlus !== isPlus) return null;
  return { code: coupon.code, name: coupon.name, discount: coupon.discount };
}

/** Fields that shoppers read texts in are always there. */
export type CheckoutView = Partial<Cart> &
  Required<Pick<Cart, 'payment_methods' | 'shipping_methods' | 'payment' | 'shipping' | 'coupon' | 'plus_coupon' | 'validation'>>;

/** Everything of a full answer beside the items (C-01, C-02). */
export function checkoutView(cart: CartRecord, goods: readonly Goods[], shop: Shop, store: StoreSeed, isPlus: boolean): CheckoutView {
  const reckoning = reckonCart(cart, goods, shop, store, isPlus);
  const { totals, payment, shipping } = reckoning;
  const { choices } = cart;
  return {
    additional_data: {},
    notices: '{}',
    summary: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      total: totals.total,
      free_delivery_from: grosze(store.config.freeDeliveryFrom),
      missing_for_free_delivery: totals.missingForFreeDelivery,
      coupon_discount: totals.couponDiscount,
      shipping: totals.shipping,
      payment_fee: totals.paymentFee,
      grand_total: totals.grandTotal,
    },
    billing_address: choices.billing === null ? null : addressView(choices.billing),
    shipping_address: reckoning.isVirtual ? null : deliveryAddress(choices),
    has_virtual_address: reckoning.isVirtual,
    shipping_methods: [...reckoning.shippingMethods],
    payment_methods: [...reckoning.paymentMethods],
    external_voucher: null,
    payment:
      payment === null
        ? null
        : {
            method: payment.code,
            extension_attributes: { title: payment.title },
            additional_data: choices.payment?.group == null ? {} : { group: choices.payment.group },
          },
    shipping:
      shipping === null
        ? null
        : {
            method_code: shipping.method.code,
            method_title: shipping.method.title,
            amount: shipping.method.amount,
            delivery_from: shipping.method.delivery_from,
            delivery_to: shipping.method.delivery_to,
            pickup_point: shipping.pickupPoint,
          },
    coupon: couponView(reckoning, false),
    plus_coupon: couponView(reckoning, true),
    address_should_be_verified: choices.shouldVerifyAddress,
    with_invoice: choices.withInvoice,
    validation: reckoning.validation.map((obstacle) => ({ ...obstacle })),
    bank_account_number: payment?.code === bankTransfer ? store.config.bankAccount.number : null,
    promotions: [],
    services: [],
    accessories: [],
  };
}
