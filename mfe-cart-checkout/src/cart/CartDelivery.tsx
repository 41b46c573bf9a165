import type { ReactNode } from 'react';
import { DeliveryLines } from 'shared-ui/delivery';
import type { CartState } from '../service/cart-state.ts';

/** J-168: when, where and for how much the whole cart comes, in the words of tiles and product pages. */
export const CartDelivery = ({
  delivery,
  className,
}: {
  readonly delivery: CartState['delivery'];
  readonly className?: string;
}): ReactNode =>
  delivery !== null && (
    <DeliveryLines
      className={className}
      // The cart names one shop: that of the visitor, else the soonest.
      delivery={{ best: delivery.way, collection: delivery.collection && { ...delivery.collection, shops: 1 } }}
    />
  );
