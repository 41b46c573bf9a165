import { describe, expect, it } from '@jest/globals';
import { nextTry } from './back-off.ts';

const written = new Date('2026-11-22T12:00:00Z');
const after = (minutes: number): Date => new Date(written.getTime() + minutes * 60_000);

describe('[J-37] an e-mail that could not be delivered', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [1000, 60],
  ])('after try %i is tried again in %i minutes', (tries, minutes) => {
    expect(nextTry(tries, written, after(5))).toEqual(after(5 + minutes));
  });

  it('is given up a day after it was written', () => {
    expect(nextTry(30, written, after(24 * 60 - 1))).not.toBeNull();
    expect(nextTry(30, written, after(24 * 60))).toBeNull();
  });
});
