import { describe, expect, it } from '@jest/globals';
import { warrantyEnd } from './owned.ts';

describe('[J-244] the end of a warranty', () => {
  it.each([
    ['2026-11-26T10:00:00.000Z', 24, '2028-11-26'],
    ['2026-11-26T10:00:00.000Z', 36, '2029-11-26'],
    ['2024-02-29T10:00:00.000Z', 24, '2026-02-28'],
    ['2026-08-31T10:00:00.000Z', 6, '2027-02-28'],
  ])('of goods that came at %s and are under warranty for %s months is %s', (from, months, end) => {
    expect(warrantyEnd(from, months)).toBe(end);
  });
});
