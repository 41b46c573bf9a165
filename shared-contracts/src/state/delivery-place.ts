import { atom } from 'jotai';

import { defineSlice } from './slice.ts';
import { userAtom } from './user-atom.ts';

/** Where a visitor wants goods (J-169). */
export interface DeliveryPlace {
  /** `30-702`; null: not told. */
  readonly postcode: string | null;
  /** The shop in which they would collect; `place` is what its neighbours call it. */
  readonly shop: { readonly id: number; readonly place: string } | null;
}

interface DeliveryPlaceState extends DeliveryPlace {
  /** The hour (`promiseHour`) that has begun since the page came; null while what it promises holds (ADR 083). */
  readonly laterHour: number | null;
}

/** The host fills it from the storage after hydration and keeps the hour; the dialog of a product page changes the place. */
export const deliveryPlaceSlice = /* @__PURE__ */ defineSlice<DeliveryPlaceState>({ postcode: null, shop: null, laterHour: null });

/** What pages ask promises for: the place told in this browser, else the postcode of the customer's default delivery address. */
export const deliveryPlaceAtom = /* @__PURE__ */ atom((get) => {
  const place = get(deliveryPlaceSlice.read);
  if (place.postcode !== null) return place;
  const home = get(userAtom).addresses.find((address) => address.default_shipping)?.postcode ?? null;
  return home === null ? place : { ...place, postcode: home };
});
