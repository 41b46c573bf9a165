import { describe, expect, it } from '@jest/globals';
import semver from 'semver';
import { sharedSingletons } from 'shared-contracts/federation';
import { isCaretRange, satisfies } from './version-range.ts';

const versions = [
  '0.0.0',
  '0.0.3',
  '0.0.4',
  '0.2.9',
  '0.3.0',
  '1.1.9',
  '1.2.3',
  '1.2.4',
  '1.3.0',
  '1.10.0',
  '2.0.0',
  '2.0.0-beta.1',
  '1.2.3+build.5',
];
const ranges = ['^0.0.0', '^0.0.3', '^0.2.3', '^1.0.0', '^1.2.3', '^1.9.0', '^2.0.0'];

describe('[J-77] a container decides whether a shared version fits', () => {
  it.each(ranges.flatMap((range) => versions.map((version) => [version, range] as const)))('%s and %s as semver does', (version, range) => {
    expect(satisfies(version, range)).toBe(semver.satisfies(version, range));
  });

  it('understands every range that the shop shares by', () => {
    expect(Object.values(sharedSingletons).filter((range) => !isCaretRange(range))).toEqual([]);
  });

  it.each(['1.2.3', '~1.2.3', '>=1.2.3', '^1.2', '*', '^1.2.3 || ^2.0.0'])('does not pretend to understand %s', (range) => {
    expect(isCaretRange(range)).toBe(false);
  });
});
