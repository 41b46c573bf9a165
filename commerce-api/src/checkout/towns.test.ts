import { describe, expect, it } from '@jest/globals';
import { isOddAddress, townsOf } from './towns.ts';

const towns = townsOf([
  { city: 'Kraków', postcode: '30-702' },
  { city: 'Warszawa', postcode: '00-412' },
]);

describe('[K-19] an address that looks odd', () => {
  it.each([
    ['Kraków', '31-100', false],
    ['krakow', '30-702', false],
    ['Kraków', '00-950', true],
    ['Warszawa', '04-028', false],
    ['Warszawa', '30-702', true],
    ['Nowa Wieś', '99-999', false],
  ])('%s with the postcode %s is odd: %p', (city, postcode, is) => expect(isOddAddress(towns, { city, postcode })).toBe(is));
});
