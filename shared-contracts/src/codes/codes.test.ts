import { describe, expect, it } from '@jest/globals';

import { CHECKOUT_STEP, availabilityText, deliveryDays, splitFormFailures } from './index.ts';

it('[K-03] agreements that are missing stand apart from other failures', () => {
  expect(splitFormFailures(['email', 'checked_terms', 'city', 'checked_privacy'])).toEqual({
    agreements: ['checked_terms', 'checked_privacy'],
    fields: ['email', 'city'],
  });
});

describe('availability', () => {
  it.each([
    ['Y-25', 1, [1, 2], '4'],
    ['Y-26', 2, [3, 9], '5-11'],
    ['Y-27', 3, [3, 21], '23'],
    ['Y-28', 4, [5, 28], '7-30'],
    ['Y-29', 5, [3, 7], '5-9'],
    ['Y-30', 6, [5, 9], '7-11'],
    ['Y-31', 7, [1, 1], '2-3'],
    ['Y-32', 8, [28, 56], '28-56'],
    ['Y-34', 10, [1, 3], '5'],
    ['Y-37', 13, [3, 7], '5-9'],
    ['Y-38', 14, [3, 28], '30'],
    ['Y-39', 15, [2, 5], '2-5'],
  ])('[%s] code %i is delivered in %p days and reads %s days', (_row, code, [from, to], label) => {
    expect(deliveryDays(code)).toEqual({ from, to });
    expect(availabilityText(code)).toMatchObject({ kind: 'days', days: label });
  });

  it('[Y-25] code 1 reads within 48 hours on cards unless the product has its own note', () => {
    expect(availabilityText(1, { place: 'card' })).toEqual({ kind: 'within48h' });
    expect(availabilityText(1, { place: 'card', note: 'Jutro u Ciebie' })).toEqual({ kind: 'note', note: 'Jutro u Ciebie' });
    expect(availabilityText(1, { note: null }).kind).toBe('days');
  });

  it('[Y-33] [Y-35] [Y-36] pre-sale, shops only, and codes that nobody knows', () => {
    expect(availabilityText(11)).toEqual({ kind: 'preRelease' });
    expect(availabilityText(12)).toEqual({ kind: 'inShops' });
    for (const code of [9, 0, 16, -1, Number.NaN]) expect(availabilityText(code)).toEqual({ kind: 'check' });
    expect(deliveryDays(9)).toBeUndefined();
  });
});

it('[K-01] the steps of the checkout have their codes', () => {
  expect(CHECKOUT_STEP).toEqual({ none: 0, cart: 1, payment: 2, address: 3, shipping: 4, summary: 5, success: 6 });
});
