import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readRegistry } from 'shared-contracts/build';
import { activateReleases, namedPackages } from './build-all.ts';
import { placesOf } from './paths.ts';

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

describe('[J-18] activating releases', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'places-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('writes what changed and tells it', () => {
    const places = placesOf({ DATA_DIR: dir });
    expect(activateReleases({ 'host-shell': '0.1.0-a', 'mfe-catalog': '0.1.0-b' }, places)).toEqual(['host-shell', 'mfe-catalog']);
    expect(activateReleases({ 'host-shell': '0.1.0-a', 'mfe-catalog': '0.1.0-c' }, places)).toEqual(['mfe-catalog']);
    expect(readRegistry(places.registryFile)).toMatchObject({
      revision: 2,
      remotes: { 'host-shell': { active: '0.1.0-a' }, 'mfe-catalog': { active: '0.1.0-c', retained: ['0.1.0-c', '0.1.0-b'] } },
    });
  });

  it('leaves the registry as it is when everything is active already', () => {
    const places = placesOf({ DATA_DIR: dir });
    activateReleases({ 'mfe-catalog': '0.1.0-a' }, places);
    expect(activateReleases({ 'mfe-catalog': '0.1.0-a' }, places)).toEqual([]);
    expect(readRegistry(places.registryFile)?.revision).toBe(1);
  });

  it('names the variable when the registry cannot be read, and writes nothing', () => {
    const places = placesOf({ DATA_DIR: dir });
    writeFileSync(places.registryFile, '{ "half');
    expect(() => activateReleases({ 'mfe-catalog': '0.1.0-a' }, places)).toThrow(
      /^REGISTRY_FILE: .*registry\.json is not a readable registry/,
    );
  });
});
