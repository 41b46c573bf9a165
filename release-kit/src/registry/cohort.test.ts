import { describe, expect, it } from '@jest/globals';
import { isInCanary } from './cohort.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const share = (rendered: (visitor: string) => boolean): number => (visitors.filter(rendered).length / visitors.length) * 100;

describe('[J-55] who is in a canary', () => {
  it.each([1, 10, 50, 99])('at %d %% is that share of ten thousand visitors, within a percentage point', (percentage) => {
    expect(Math.abs(share((visitor) => isInCanary(visitor, 'mfe-catalog', { percentage, salt: 's' })) - percentage)).toBeLessThan(1);
  });

  it('stays in it when it grows', () => {
    const at = (percentage: number) => visitors.filter((visitor) => isInCanary(visitor, 'mfe-catalog', { percentage, salt: 's' }));
    const grown = new Set(at(30));
    expect(at(10).every((visitor) => grown.has(visitor))).toBe(true);
  });

  it('is determined independently for every remote and every canary', () => {
    const both = (name: string, salt: string) =>
      share(
        (visitor) =>
          isInCanary(visitor, 'mfe-catalog', { percentage: 50, salt: 's' }) && isInCanary(visitor, name, { percentage: 50, salt }),
      );
    expect(Math.abs(both('mfe-account', 's') - 25)).toBeLessThan(2);
    expect(Math.abs(both('mfe-catalog', 'other') - 25)).toBeLessThan(2);
  });
});
