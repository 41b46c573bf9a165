import { describe, expect, test } from '@jest/globals';
import { excerpt } from './excerpt.ts';

describe('[J-150] the beginning of a review', () => {
  test('is the whole of a usual one', () => expect(excerpt('Cicha i szybka.\n\nPolecam.')).toBe('Cicha i szybka.\n\nPolecam.'));

  test('ends between two words', () => {
    const start = excerpt('słowo '.repeat(400));
    expect(start).toMatch(/^(słowo )+słowo…$/);
    expect(start.length).toBeLessThanOrEqual(451);
  });

  test('has ten lines at most', () => expect(excerpt(Array(50).fill('x').join('\n')).split('\n')).toHaveLength(10));

  test('cuts no character in two', () => {
    expect(excerpt(`a${'😀'.repeat(500)}`).isWellFormed()).toBe(true);
    expect(excerpt('😀'.repeat(500)).isWellFormed()).toBe(true);
  });
});
