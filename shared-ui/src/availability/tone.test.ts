import { describe, expect, test } from '@jest/globals';
import { availabilityTone } from './tone.ts';

describe('colour of availability', () => {
  test.each([
    [1, false, 'soon'],
    [7, false, 'soon'],
    [2, false, 'later'],
    [8, false, 'later'],
    [11, false, 'later'],
    [12, false, 'later'],
    [9, false, 'unsure'],
    [1, true, 'unsure'],
  ])('code %i, blocked %s: %s', (code, blocked, tone) => {
    expect(availabilityTone(code, blocked)).toBe(tone);
  });
});
