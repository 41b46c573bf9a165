import { useStore } from 'jotai';
import { DELIVERY_PLACE, deliveryPlaceSlice, type ShopStorage } from 'shared-contracts';
import { promiseEnd, promiseHour } from 'shared-contracts/delivery';
import { useEffect } from 'react';

/**
 * J-169: where the visitor wants goods, taken up from the storage after hydration; and ADR 083: the hour that has begun since, also while the
 * page was hidden or the computer asleep, so that pages ask anew for what they promise.
 */
export const useDeliveryPlace = (storage: () => ShopStorage): void => {
  const store = useStore();
  useEffect(() => {
    store.set(deliveryPlaceSlice.patch, storage().read(DELIVERY_PLACE));
    let hour = promiseHour(Date.now());
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, promiseEnd(Date.now()) - Date.now() + 1);
      const now = promiseHour(Date.now());
      if (now === hour || document.hidden) return;
      hour = now;
      store.set(deliveryPlaceSlice.patch, { laterHour: now });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store, storage]);
};
