import { describe, expect, it } from '@jest/globals';
import { postcodePosition } from './postcode-position.ts';

const place = (postcode: string, latitude: number, longitude: number) => ({ postcode, latitude, longitude });
const places = [place('30-702', 50, 20), place('30-751', 50.2, 20.2), place('31-001', 50.4, 19.8), place('80-837', 54.4, 18.7)];

describe('[J-351] about where a postcode is', () => {
  it.each([
    ['30-702', { latitude: 50, longitude: 20 }],
    ['30-755', { latitude: 50.2, longitude: 20.2 }],
    ['30-100', { latitude: 50.1, longitude: 20.1 }],
    ['31-999', { latitude: 50.4, longitude: 19.8 }],
    ['80-001', { latitude: 54.4, longitude: 18.7 }],
  ])('%s: in the middle of the places that share most of its digits', (postcode, position) => {
    const found = postcodePosition(postcode, places);
    expect(found?.latitude).toBeCloseTo(position.latitude);
    expect(found?.longitude).toBeCloseTo(position.longitude);
  });

  it('of a district of which nothing is known is not told', () => expect(postcodePosition('99-999', places)).toBeNull());
});
