/** Z-05: a reservation as its pages hold it. */
import type { Reservation } from 'shared-contracts/rest';
import { parse } from 'valibot';
import { cartSchema } from '../service/cart-schema.ts';
import { EMPTY_CART, type CartState } from '../service/cart-state.ts';
import { reduceCart } from '../service/reduce-cart.ts';
import { sanitizeAnswer } from '../service/sanitize.ts';

/** The cart's state with the id of the reservation (K-15), and what only reservations have. */
export interface ReservationState
  extends CartState, Pick<Reservation, 'status' | 'is_collected' | 'number' | 'expires_at' | 'contact' | 'shop' | 'shops'> {
  readonly reservationId: string;
}

/** The state that an answer of the server makes. @throws for one that is no cart */
export function reservationState(answer: Reservation): ReservationState {
  const {
    reservation_id: reservationId,
    status,
    is_collected: isCollected = false,
    number,
    expires_at,
    contact,
    shop,
    shops,
    ...cart
  } = answer;
  const clean = sanitizeAnswer(parse(cartSchema, cart), (message) => console.warn(message));
  const state = reduceCart(EMPTY_CART, { type: 'updated', answer: clean, guestCartId: null });
  return { ...state, reservationId, status, is_collected: isCollected, number, expires_at, contact, shop, shops };
}
