import type { OfferedPayment, PickupPoint, OfferedShipping } from '../rest/schemas/index.ts';
import type { Translator } from '../translation/translator.ts';
import type { CheckoutView } from './checkout-view.ts';

type TextTranslator = Pick<Translator, 'translate'>;

const orNull = (text: string | null, { translate }: TextTranslator): string | null => (text === null ? null : translate(text));

const paymentIn = (method: OfferedPayment, translator: TextTranslator): OfferedPayment => ({
  ...method,
  title: translator.translate(method.title),
  description: translator.translate(method.description),
  reason: orNull(method.reason, translator),
  ...(method.plans !== undefined && {
    plans: method.plans.map((plan) => ({ ...plan, example: translator.translate(plan.example) })),
  }),
  agreements: method.agreements.map((agreement) => ({ ...agreement, text: translator.translate(agreement.text) })),
});

const shippingIn = (method: OfferedShipping, translator: TextTranslator): OfferedShipping => ({
  ...method,
  title: translator.translate(method.title),
  description: translator.translate(method.description),
  reason: orNull(method.reason, translator),
});

/** A place where orders are collected: what it is, and when it is open; its address is as people find it. */
export const pickupPointIn = (point: PickupPoint, { translate }: TextTranslator): PickupPoint => ({
  ...point,
  name: translate(point.name),
  opening_hours: translate(point.opening_hours),
  description: translate(point.description),
});

const deliveryIn = (delivery: CheckoutView['delivery'], { translate }: TextTranslator): CheckoutView['delivery'] => ({
  ...delivery,
  way: delivery.way && { ...delivery.way, title: translate(delivery.way.title) },
});

const couponIn = <Coupon extends CheckoutView['coupon']>(coupon: Coupon, { translate }: TextTranslator): Coupon =>
  coupon === null ? coupon : { ...coupon, name: translate(coupon.name) };

const chosenPaymentIn = (payment: CheckoutView['payment'], { translate }: TextTranslator): CheckoutView['payment'] =>
  payment && {
    ...payment,
    extension_attributes: { ...payment.extension_attributes, title: translate(payment.extension_attributes.title) },
  };

const chosenShippingIn = (shipping: CheckoutView['shipping'], translator: TextTranslator): CheckoutView['shipping'] =>
  shipping && {
    ...shipping,
    method_title: translator.translate(shipping.method_title),
    pickup_point: shipping.pickup_point && pickupPointIn(shipping.pickup_point, translator),
  };

/**
 * What the checkout offers and misses, in the language of the shopper.
 * @param ownNameOf the part of a line's product name that stays, by the id of the line
 */
export const checkoutIn = (
  view: CheckoutView,
  translator: TextTranslator,
  ownNameOf: (itemId: number) => string | undefined,
): CheckoutView => ({
  ...view,
  payment_methods: view.payment_methods.map((method) => paymentIn(method, translator)),
  shipping_methods: view.shipping_methods.map((method) => shippingIn(method, translator)),
  payment: chosenPaymentIn(view.payment, translator),
  shipping: chosenShippingIn(view.shipping, translator),
  delivery: deliveryIn(view.delivery, translator),
  promotions: view.promotions.map((promotion) => ({
    ...promotion,
    name: translator.translate(promotion.name),
    description: translator.translate(promotion.description),
    reason: orNull(promotion.reason, translator),
  })),
  coupon: couponIn(view.coupon, translator),
  plus_coupon: couponIn(view.plus_coupon, translator),
  validation: view.validation.map((obstacle) => ({
    ...obstacle,
    message: translator.translate(obstacle.message, obstacle.item_id === undefined ? undefined : ownNameOf(obstacle.item_id)),
  })),
});
