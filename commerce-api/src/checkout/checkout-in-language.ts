import type { PaymentMethod, PickupPoint, ShippingMethod } from '../rest/schemas/index.ts';
import type { Speech } from '../translation/speech.ts';
import type { CheckoutView } from './checkout-view.ts';

type Says = Pick<Speech, 'say'>;

const orNull = (text: string | null, { say }: Says): string | null => (text === null ? null : say(text));

const paymentIn = (method: PaymentMethod, speech: Says): PaymentMethod => ({
  ...method,
  title: speech.say(method.title),
  description: speech.say(method.description),
  reason: orNull(method.reason, speech),
  agreements: method.agreements.map((agreement) => ({ ...agreement, text: speech.say(agreement.text) })),
});

const shippingIn = (method: ShippingMethod, speech: Says): ShippingMethod => ({
  ...method,
  title: speech.say(method.title),
  description: speech.say(method.description),
  reason: orNull(method.reason, speech),
});

/** A place where orders are collected: what it is, and when it is open; its address is as people find it. */
export const pickupPointIn = (point: PickupPoint, { say }: Says): PickupPoint => ({
  ...point,
  name: say(point.name),
  opening_hours: say(point.opening_hours),
  description: say(point.description),
});

const couponIn = <Coupon extends CheckoutView['coupon']>(coupon: Coupon, { say }: Says): Coupon =>
  coupon === null ? coupon : { ...coupon, name: say(coupon.name) };

const chosenPaymentIn = (payment: CheckoutView['payment'], { say }: Says): CheckoutView['payment'] =>
  payment && { ...payment, extension_attributes: { ...payment.extension_attributes, title: say(payment.extension_attributes.title) } };

const chosenShippingIn = (shipping: CheckoutView['shipping'], speech: Says): CheckoutView['shipping'] =>
  shipping && {
    ...shipping,
    method_title: speech.say(shipping.method_title),
    pickup_point: shipping.pickup_point && pickupPointIn(shipping.pickup_point, speech),
  };

/**
 * What the checkout offers and misses, in the language of the shopper.
 * @param ownNameOf the part of a line's product name that stays, by the id of the line
 */
export const checkoutIn = (view: CheckoutView, speech: Says, ownNameOf: (itemId: number) => string | undefined): CheckoutView => ({
  ...view,
  payment_methods: view.payment_methods.map((method) => paymentIn(method, speech)),
  shipping_methods: view.shipping_methods.map((method) => shippingIn(method, speech)),
  payment: chosenPaymentIn(view.payment, speech),
  shipping: chosenShippingIn(view.shipping, speech),
  coupon: couponIn(view.coupon, speech),
  plus_coupon: couponIn(view.plus_coupon, speech),
  validation: view.validation.map((obstacle) => ({
    ...obstacle,
    message: speech.say(obstacle.message, obstacle.item_id === undefined ? undefined : ownNameOf(obstacle.item_id)),
  })),
});
