import type { CheckoutCart } from '../cart/checkout-cart.ts';
import type { PickupPoint } from '../cart/checkout-schema.ts';

/** The point that the server keeps for a way of delivery. */
export const pointOf = ({ shipping }: Pick<CheckoutCart, 'shipping'>, code: string): PickupPoint | null =>
  shipping !== null && shipping.method_code === code ? shipping.pickup_point : null;
