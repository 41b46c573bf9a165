import type { Connection } from 'shared-contracts';
import { createReservationClient } from 'shared-contracts/rest';

/** Begins a reservation of some pieces. */
export const reserve = ({ fetch, store, token, place }: Connection, item: { readonly sku: string; readonly qty: number }) =>
  createReservationClient({
    baseUrl: location.origin,
    fetch: (request) => fetch(request),
    store,
    token,
    ...(place && { place }),
  }).createReservation([item]);
