import { PAYMENT } from 'shared-contracts/codes';
import { grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import type { CartRecord } from '../carts/cart.ts';
import type { CheckoutServices } from './services.ts';
import type { Cart, CartAddress } from '../rest/schemas/index.ts';
import type { Store } from '../model/index.ts';
import { noticesOf } from './cart-notices.ts';
import { isPostal } from './address.ts';
import type { Choices, StoredAddress } from './choices.ts';
import type { Goods } from './goods.ts';
import { pickupPointOf } from './pickup-points.ts';
import { collectionView } from './shipping-methods.ts';
import { calendarOf, dayCode, usualDays } from '../promise/calendar.ts';
import type { Place } from '../promise/place.ts';
import type { Promised } from '../promise/promise.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { promotionsView } from './promotions-view.ts';
import { hasCalendar } from './obstacles.ts';
import { quoteCart } from './quote-cart.ts';
import type { CartQuote } from './quote.ts';

/** For whom a cart is quoted. */
export interface Asker {
  /** Whether the customer is in the Plus programme. */
  readonly isPlus: boolean;
  readonly place: Place;
}

/** Quotes a stored cart with the records in memory. */
export const quoteOf = (
  cart: CartRecord,
  goods: readonly Goods[],
  services: CheckoutServices,
  store: Store,
  { isPlus, place }: Asker,
  voucher: Voucher | null,
): CartQuote =>
  quoteCart({
    goods,
    choices: cart.choices,
    rules: services.reference,
    store,
    isPlus,
    banks: services.banks(),
    pickupPoint: pickupPointOf(services.reference.pickupPoints, cart.choices.shipping),
    place,
    voucher,
    now: services.now(),
    days: (postcode) => services.promises.days(postcode),
  });

const addressView = (address: StoredAddress): CartAddress => ({ ...address, street: [...address.street] });

/** ≠24: where the goods go, null where nobody has said; only delivery addresses say whether they are the billing one. */
export function deliveryAddress({ billing, delivery }: Pick<Choices, 'billing' | 'delivery'>): CartAddress | null {
  if (delivery !== null) return { ...addressView(delivery), same_as_billing: false };
  return billing === null || !isPostal(billing) ? null : { ...addressView(billing), same_as_billing: true };
}

/** C-06: what belongs to the chosen payment. */
const additionalData = ({ payment }: Choices): NonNullable<Cart['payment']>['additional_data'] => ({
  ...(payment?.group == null ? {} : { group: payment.group }),
  ...(payment?.plan == null ? {} : { plan: payment.plan }),
});

/** What is missing until one of the ways is free; 0 when one is, or none ever can be. */
const missingForFree = ({ promised: { freeFrom }, carriedGoods, totals: { count } }: CartQuote): Grosze =>
  grosze(count === 0 || freeFrom === null ? 0 : Math.max(0, freeFrom - carriedGoods));

/** What is promised of a cart, as answers carry it. */
const deliveryView = ({ best, collection }: Promised): CheckoutView['delivery'] => ({
  way:
    best === null
      ? null
      : { code: best.method.code, title: best.method.title, amount: best.price, day: best.days[0], last_day: best.days[1] },
  collection: collection === null ? null : collectionView(collection),
});

/** A-05, ∅08: the days on which what is promised can be delivered; none for what is not brought. */
export const calendarView = ({ best }: Promised, payment: CartQuote['payment']): NonNullable<Cart['calendar']> => ({
  // K-06: nobody knows the day as long as the money may take days.
  days:
    best === null || !hasCalendar(payment) ? [] : calendarOf(best, usualDays).map(({ date, ranges }) => ({ date, ranges: [...ranges] })),
});

function couponView({ coupon }: CartQuote, isPlus: boolean) {
  if (coupon === null || coupon.isPlus !== isPlus) return null;
  return { code: coupon.code, name: coupon.name, discount: coupon.discount };
}

function voucherView({ voucher }: CartQuote): NonNullable<Cart['external_voucher']> | null {
  if (voucher === null) return null;
  const { codeEnd, balance, amount } = voucher;
  return { code_end: codeEnd, balance: grosze(balance), amount, left: grosze(balance - amount) };
}

/** Fields that shoppers read texts in are always there. */
export type CheckoutView = Partial<Cart> &
  Required<
    Pick<
      Cart,
      'promotions' | 'payment_methods' | 'shipping_methods' | 'payment' | 'shipping' | 'coupon' | 'plus_coupon' | 'validation' | 'delivery'
    >
  >;

/** Everything of a full answer beside the items (C-01, C-02). */
export function checkoutView(
  cart: CartRecord,
  quote: CartQuote,
  store: Store,
  { goods, services }: { readonly goods: readonly Goods[]; readonly services: CheckoutServices },
): CheckoutView {
  const { totals, payment, shipping, promised } = quote;
  const { choices } = cart;
  const promotions = services.reference.cartPromotions;
  const offer = { goods, choices, now: services.now() };
  return {
    additional_data: {},
    notices: JSON.stringify(noticesOf(promotions, { ...offer, hasMissingPieces: choices.shortSince === cart.version })),
    summary: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      add_ons: totals.addOns,
      total: totals.total,
      free_delivery_from: promised.freeFrom ?? grosze(0),
      missing_for_free_delivery: missingForFree(quote),
      coupon_discount: totals.couponDiscount,
      plus_discount: quote.plus.discount,
      shipping: totals.shipping,
      payment_fee: totals.paymentFee,
      grand_total: totals.grandTotal,
      voucher: quote.voucher?.amount ?? grosze(0),
      to_pay: quote.toPay,
    },
    billing_address: choices.billing === null ? null : addressView(choices.billing),
    shipping_address: quote.isVirtual ? null : deliveryAddress(choices),
    has_virtual_address: quote.isVirtual,
    shipping_methods: [...quote.shippingMethods],
    payment_methods: [...quote.paymentMethods],
    external_voucher: voucherView(quote),
    payment:
      payment === null
        ? null
        : {
            method: payment.code,
            extension_attributes: { title: payment.title },
            additional_data: additionalData(choices),
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
            collection: shipping.method.collection ?? null,
            pickup_point: shipping.pickupPoint,
          },
    delivery: deliveryView(promised),
    coupon: couponView(quote, false),
    plus_coupon: couponView(quote, true),
    address_should_be_verified: choices.shouldVerifyAddress,
    with_invoice: choices.withInvoice,
    without_delivery_address: choices.withoutAddress,
    validation: quote.validation.map((obstacle) => ({ ...obstacle })),
    bank_account_number: payment?.code === PAYMENT.BANK_TRANSFER ? store.config.bankAccount.number : null,
    delivery_date:
      quote.deliveryDay === null ? null : { ...quote.deliveryDay, code: dayCode(quote.deliveryDay.date, quote.deliveryDay.range) },
    confirmation_sms: choices.wantsSms,
    cart_reminder: choices.reminder !== null,
    promotions: [...promotionsView(promotions, { ...offer, effects: quote.promotions })],
    services: [],
  };
}
