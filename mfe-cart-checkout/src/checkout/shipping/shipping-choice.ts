import type { ReactNode } from 'react';
import type { DeliveryWords } from 'shared-ui/delivery';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import type { PickupPoint, ShippingMethod } from '../../service/cart-schema.ts';

/** The point that the server keeps for a way of delivery. */
export const pointOf = ({ shipping }: Pick<CheckoutCart, 'shipping'>, code: string): PickupPoint | null =>
  shipping !== null && shipping.method_code === code ? shipping.pickup_point : null;

/** J-168: what a delivery promises, offered or chosen. */
export const offerText = (
  {
    delivery_from: day,
    delivery_to: last,
    amount,
    collection,
  }: Pick<ShippingMethod, 'delivery_from' | 'delivery_to' | 'amount' | 'collection'>,
  words: DeliveryWords,
): ReactNode => (collection == null ? words.span({ day, amount }, last) : words.collection(collection));

/** The same without the price, for a card that has it at its end. */
export const daysText = (
  { delivery_from: day, delivery_to: last, collection }: Pick<ShippingMethod, 'delivery_from' | 'delivery_to' | 'collection'>,
  words: DeliveryWords,
): ReactNode => (collection == null ? words.days({ day }, last) : words.collection(collection));
