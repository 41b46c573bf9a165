import { expect, test } from '@jest/globals';
import { filledTwentieths } from './rating.ts';

test.each([
  [0, 0],
  [50, 10],
  [90, 18],
  [100, 20],
])('[P-10] a summary of %i fills %i twentieths of the stars', (summary, twentieths) => {
  expect(filledTwentieths(summary)).toBe(twentieths);
});
