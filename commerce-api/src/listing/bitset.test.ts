import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { add, emptyBitset, forEach, has, intersection, size, unite } from './bitset.ts';
import type { Bitset } from './bitset.ts';

const bound = 200;
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: bound - 1 }));

const of = (values: readonly number[]): Bitset => {
  const set = emptyBitset(bound);
  for (const value of values) add(set, value);
  return set;
};

const members = (set: Bitset): number[] => {
  const found: number[] = [];
  forEach(set, (value) => found.push(value));
  return found;
};

describe('[J-04] bitset', () => {
  it('holds what was put in, in order', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const set = of(values);
        expect(members(set)).toEqual(values.toSorted((a, b) => a - b));
        expect(size(set)).toBe(values.length);
        expect(values.every((value) => has(set, value))).toBe(true);
      }),
    );
  });

  it('intersects and unites like sets', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, two) => {
        expect(new Set(members(intersection(of(one), [of(two)])))).toEqual(new Set(one.filter((value) => two.includes(value))));
        const both = of(one);
        unite(both, of(two));
        expect(new Set(members(both))).toEqual(new Set([...one, ...two]));
      }),
    );
  });
});
