import { describe, expect, it } from '@jest/globals';
import { createAllowance } from './allowance.ts';

describe('[J-49] how often browsers may report', () => {
  const setup = () => {
    const clock = { now: 0 };
    return { clock, may: createAllowance({ each: 2, all: 5, spanMs: 60_000 }, () => clock.now) };
  };

  it('is limited for each caller, and anew after a minute', () => {
    const { clock, may } = setup();
    expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
    clock.now = 60_000;
    expect(may('a')).toBe(true);
  });

  it('is limited for all of them: a caller may claim to be many', () => {
    const { may } = setup();
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(may)).toEqual([true, true, true, true, true, false, false]);
  });
});
