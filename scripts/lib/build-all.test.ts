import { describe, expect, it } from '@jest/globals';
import { namedPackages } from './build-all.ts';

describe('the packages that a command names', () => {
  it('are all of them when it names none', () => {
    expect(namedPackages([])).toEqual(['host-shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content']);
  });

  it('are the named ones', () => {
    expect(namedPackages(['mfe-content', 'host-shell'])).toEqual(['mfe-content', 'host-shell']);
  });

  it('exclude options: an ignored --dry-run would make a real run', () => {
    expect(() => namedPackages(['mfe-content', '--dry-run'])).toThrow('unknown option --dry-run: packages are all that can be named here');
  });

  it('must exist', () => {
    expect(() => namedPackages(['mfe-catalogue'])).toThrow("unknown package 'mfe-catalogue': expected one of host-shell, mfe-catalog");
  });
});
