import type { ReactNode } from 'react';
import * as css from './reservation.css.ts';
import type { ReservationState } from './reservation-state.ts';

/** Where the goods wait. */
export const ShopAddress = ({ reservation: { shop } }: { readonly reservation: ReservationState }): ReactNode =>
  shop !== null && (
    <p className={css.text}>
      <strong>{shop.name}</strong>
      <br />
      {shop.street}, {shop.postcode} {shop.city}
      <br />
      {shop.opening_hours}
    </p>
  );
