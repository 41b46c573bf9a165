import { describe, expect, it, jest } from '@jest/globals';
import { PerReleaseSet } from './per-release-set.ts';
import type { ReleaseSet } from './release-set.ts';

// Only its identity counts here.
const releaseSet = (revision: number) => ({ revision }) as ReleaseSet;

describe('[J-17] what follows from a release set', () => {
  it('is made once for each set and name', () => {
    const make = jest.fn((set: ReleaseSet, name: string) => `${set.revision} ${name}`);
    const kept = new PerReleaseSet(make);
    const [first, second] = [releaseSet(1), releaseSet(2)];
    expect([kept.of(first, 'a'), kept.of(first, 'a'), kept.of(first, 'b'), kept.of(second, 'a')]).toEqual(['1 a', '1 a', '1 b', '2 a']);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
