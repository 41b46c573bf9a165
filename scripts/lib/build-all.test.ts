import { describe, expect, it } from '@jest/globals';
import { namedPackages } from './build-all.ts';

describe('[J-18] the packages that a command names', () => {
  it('are all of them when it names none', () => {
    expect(namedPackages([])).toEqual(['host-shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content']);
  });

  it('are the named ones, options left aside', () => {
    expect(namedPackages(['--quiet', 'mfe-content', 'host-shell'])).toEqual(['mfe-content', 'host-shell']);
  });

  it('must exist', () => {
    expect(() => namedPackages(['mfe-catalogue'])).toThrow("unknown package 'mfe-catalogue': expected one of host-shell, mfe-catalog");
  });
});
