/** Reservations: goods that wait in a shop without being paid (A-04, K-16). */
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

export interface ReservationContact {
  readonly firstname: string;
  readonly telephone: string;
  readonly email: string;
}

const path = '/rest/V1/pwa/reservation' as const;

export function reservationCalls(client: Transport) {
  return {
    /** K-16: a draft, for which shop and contact are chosen next. */
    createReservation: (items: readonly { readonly sku: string; readonly qty: number }[]) =>
      result(client.POST(path, { body: { items: [...items] } })),
    /** @param storeId the shop that is looked at; 0: the chosen one */
    readReservation: (reservationId: string, storeId = 0) =>
      result(client.GET(`${path}/{reservationId}/{storeId}`, { params: { path: { reservationId, storeId } } })),
    chooseReservationShop: (reservationId: string, storeId: number, contact: ReservationContact) =>
      result(client.PUT(`${path}/{reservationId}/{storeId}`, { params: { path: { reservationId, storeId } }, body: { contact } })),
    /** @param expectedTotal what the shopper has read as the sum to be paid in the shop, grosze */
    placeReservation: (reservationId: string, expectedTotal: number) =>
      result(
        client.POST(`${path}/{reservationId}/place`, { params: { path: { reservationId } }, body: { expected_total: expectedTotal } }),
      ),
    cancelReservation: (reservationId: string) => result(client.DELETE(`${path}/{reservationId}`, { params: { path: { reservationId } } })),
  };
}
