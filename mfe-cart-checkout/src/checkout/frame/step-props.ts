import type { CheckoutCart } from '../cart/checkout-cart.ts';
import type { SaveStep } from '../cart/use-checkout.ts';

/** What every step gets. */
export interface StepProps {
  readonly cart: CheckoutCart;
  readonly save: SaveStep;
  /** The step is saved: on to the next. */
  readonly onDone: () => void;
}
