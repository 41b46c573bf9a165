import { describe, expect, test } from '@jest/globals';
import { filledTwentieths, ratingOf, ratingText } from './rating.ts';

describe('rating', () => {
  test('[P-10] a summary of 90 is shown as 4.5 stars', () => {
    expect(ratingOf(90)).toBe(4.5);
    expect(ratingText(90)).toBe('4,5');
    expect(filledTwentieths(90)).toBe(18);
  });

  test.each([
    [0, 0],
    [20, 1],
    [97, 4.9],
    [100, 5],
    [-3, 0],
    [140, 5],
  ])('[P-10] a summary of %i is %f stars', (summary, stars) => {
    expect(ratingOf(summary)).toBe(stars);
  });
});
