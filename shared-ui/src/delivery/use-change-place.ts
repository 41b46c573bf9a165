import { useStore } from 'jotai';
import { useCallback } from 'react';
import { cartCountAtom, DELIVERY_PLACE, deliveryPlaceSlice, useCartService, useConnection, type DeliveryPlace } from 'shared-contracts';

/** J-169, J-352: where the visitor wants goods from now on. Product pages, listings and the cart promise for that place. */
export const useChangePlace = (): ((place: DeliveryPlace) => void) => {
  const store = useStore();
  const connection = useConnection();
  const cart = useCartService();
  return useCallback(
    (place) => {
      connection().storage.write(DELIVERY_PLACE, place);
      store.set(deliveryPlaceSlice.patch, place);
      // The cart says the same days as the pages.
      if (store.get(cartCountAtom) > 0) void cart.load();
    },
    [store, connection, cart],
  );
};
