import { describe, expect, it } from '@jest/globals';
import { versionNeeded, type Change } from './version-rule.ts';

describe('[J-44] the version that a change of an API needs', () => {
  it.each<[Change, string, string, string | null]>([
    ['none', '1.2.3', '1.2.3', null],
    ['none', '1.2.3', '1.2.2', '1.2.3'],
    ['addition', '1.2.3', '1.2.4', '1.3.0'],
    ['addition', '1.2.3', '1.3.0', null],
    ['addition', '1.2.3', '2.0.0', null],
    ['breaking', '1.2.3', '1.3.0', '2.0.0'],
    ['breaking', '1.2.3', '2.0.0', null],
    ['addition', '0.1.0', '0.1.0', '0.1.1'],
    ['addition', '0.1.0', '0.1.1', null],
    ['breaking', '0.1.0', '0.1.9', '0.2.0'],
    ['breaking', '0.1.0', '0.2.0', null],
    ['breaking', '0.1.0', '0.0.9', '0.2.0'],
  ])('%s, from %s to %s: %s', (change, released, now, needed) => {
    expect(versionNeeded(change, released, now)).toBe(needed);
  });
});
