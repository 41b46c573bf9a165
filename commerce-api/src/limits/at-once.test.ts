import { expect, it } from '@jest/globals';
import { atOnce } from './at-once.ts';

it('[J-236] of one network only so many run at the same time; one that is over makes room for one, and others have their own', () => {
  const take = atOnce(2);
  const first = take('a');
  expect([first, take('a'), take('a')]).toEqual([expect.any(Function), expect.any(Function), null]);
  expect(take('b')).not.toBeNull();
  first?.();
  first?.();
  expect([take('a'), take('a')]).toEqual([expect.any(Function), null]);
});
