import { describe, expect, it } from '@jest/globals';
import type { Reservation } from 'shared-contracts/rest';
import { EMPTY_CART } from '../service/cart-state.ts';
import { isReservationMode } from './reservation-paths.ts';
import { reservationState } from './reservation-state.ts';
import { shopsMatching } from './shops-matching.ts';

describe('the mode of the checkout', () => {
  it.each([
    ['reservation/x', true],
    ['reservation/summary/x', true],
    ['reservation', true],
    ['payment', false],
    ['', false],
    ['cart/reservation', false],
  ])('[R-36] at the slug %p is reservation: %p', (slug, expected) => expect(isReservationMode(slug)).toBe(expected));
});

const point = (id: string, name: string, city: string) => ({
  id,
  carrier: 'neopickupexpress',
  name,
  street: 'Długa 1',
  postcode: '90-001',
  city,
  latitude: 51,
  longitude: 19,
  opening_hours: 'pon.–pt. 10:00–19:00',
  description: '',
});
const shops = [
  { shop_id: 11, place: 'Manufaktura', point: point('11', 'Amperio Łódź', 'Łódź'), day: '2026-11-24', hour: 14, pieces: 2 },
  { shop_id: 12, place: 'Rynek', point: point('12', 'Amperio Kraków', 'Kraków'), day: '2026-11-24', hour: 15, pieces: 1 },
];

const answer: Reservation = {
  cart_id: 'abc',
  version: 3,
  updated_at: '2026-11-24T10:00:00.000Z',
  items: [],
  total: 0,
  total_count: 0,
  success: true,
  message: null,
  is_reservation: true,
  reservation_id: 'abc',
  status: 'draft',
  number: null,
  expires_at: null,
  contact: null,
  shop: null,
  shops,
};

describe('a reservation in the browser', () => {
  it('[Z-05] has every field of the cart’s state, and the id of the reservation', () => {
    const state = reservationState(answer);
    expect(Object.keys(state)).toEqual(expect.arrayContaining(Object.keys(EMPTY_CART)));
    expect(state).toMatchObject({ reservationId: 'abc', cartId: 'abc', is_reservation: true, fetched: true, spinner: false, shops });
  });

  it('shops are found by town, street, place or postcode, without their marks', () => {
    const found = (query: string) => shopsMatching(shops, query).map(({ shop_id: id }) => id);
    expect(found('lodz')).toEqual([11]);
    expect(found('Rynek kra')).toEqual([12]);
    expect(found('90-001 dlu')).toEqual([11, 12]);
    expect(found('Gdynia')).toEqual([]);
    expect(found(' ')).toEqual([11, 12]);
  });
});
