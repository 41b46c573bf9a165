import { describe, expect, it } from '@jest/globals';
import { KnownReleases, UNKNOWN, type ReleaseLabels } from './known-releases.ts';

describe('[J-49] the releases that browsers may name', () => {
  const of = (release: string): ReleaseLabels => ({ remote: 'mfe-catalog', release });

  it('are those that were live here; anything else is counted as other', () => {
    const known = new KnownReleases(() => {});
    known.learn(of('1.0.0-a'));
    expect(known.labelsOf(of('1.0.0-a'))).toEqual(of('1.0.0-a'));
    expect(known.labelsOf(of('9.9.9-made-up'))).toBe(UNKNOWN);
    expect(known.labelsOf({ remote: 'mfe-evil', release: '1.0.0-a' })).toBe(UNKNOWN);
  });

  it('are the newest five of each package, one that comes back included', () => {
    const forgotten: string[] = [];
    const known = new KnownReleases(({ release }) => forgotten.push(release));
    for (const release of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) known.learn(of(release));
    expect(forgotten).toEqual(['b']);
    expect(known.labelsOf(of('a'))).toEqual(of('a'));
  });
});
