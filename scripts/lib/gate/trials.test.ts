import { describe, expect, it } from '@jest/globals';
import type { Registry, RegistryEntry } from 'release-kit/schema';
import { lastReleases, wantedTrials } from './trials.ts';

const refer = (release: string) => ({ release, document: `sha384-${'A'.repeat(64)}` });

const entry = (releases: readonly string[], change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  active: refer(releases[0] ?? ''),
  canary: null,
  killed: false,
  retained: releases.map(refer),
  withdrawn: [],
  ...change,
});

const registry = (remotes: Registry['remotes']): Registry => ({
  schemaVersion: 2,
  revision: 3,
  previousRevision: 2,
  issuedAt: '2026-11-20T08:00:00.000Z',
  remotes,
  changes: [],
});

const everybody = ['host-shell', 'mfe-catalog', 'mfe-content'];

describe('[J-68] the last releases of a package', () => {
  it('are the active one and two before it that were not withdrawn, and a canary', () => {
    const releases = ['1.0.0-e', '1.0.0-d', '1.0.0-c', '1.0.0-b', '1.0.0-a'];
    const names = (change?: Partial<RegistryEntry>) => lastReleases(entry(releases, change)).map(({ release }) => release);
    expect(names()).toEqual(['1.0.0-e', '1.0.0-d', '1.0.0-c']);
    expect(names({ withdrawn: ['1.0.0-d'] })).toEqual(['1.0.0-e', '1.0.0-c', '1.0.0-b']);
    expect(names({ canary: { ...refer('1.0.0-f'), percentage: 10, salt: 's' } })).toEqual(['1.0.0-f', '1.0.0-e', '1.0.0-d', '1.0.0-c']);
  });
});

describe('[J-68] what is tried before a release', () => {
  const now = registry({
    'host-shell': entry(['1.0.0-h2', '1.0.0-h1']),
    'mfe-catalog': entry(['1.0.0-c1']),
    'mfe-content': entry(['1.0.0-n1']),
  });
  const trialsOf = (candidates: Readonly<Record<string, string>>, from: Registry | null = now) =>
    wantedTrials(candidates, from, everybody).map(({ provider, release, consumers }) => `${consumers.join('+')} → ${provider}@${release}`);

  it('the others’ expectations on the candidate, and the candidate’s on the last releases of all others', () => {
    expect(trialsOf({ 'mfe-catalog': '1.0.0-c2' })).toEqual([
      'host-shell+mfe-content → mfe-catalog@1.0.0-c2',
      'mfe-catalog → host-shell@1.0.0-h2',
      'mfe-catalog → host-shell@1.0.0-h1',
      'mfe-catalog → mfe-content@1.0.0-n1',
    ]);
  });

  it('several candidates also on the releases that a rollback of one of them leads to', () => {
    expect(trialsOf({ 'host-shell': '1.0.0-h3', 'mfe-catalog': '1.0.0-c2' })).toEqual([
      'mfe-catalog+mfe-content → host-shell@1.0.0-h3',
      'host-shell+mfe-content → mfe-catalog@1.0.0-c2',
      'mfe-catalog → host-shell@1.0.0-h2',
      'mfe-catalog → host-shell@1.0.0-h1',
      'host-shell → mfe-catalog@1.0.0-c1',
      'host-shell+mfe-catalog → mfe-content@1.0.0-n1',
    ]);
  });

  it('a canary, whether or not a rollback could lead to it, because visitors have it', () => {
    const canary = { ...refer('1.0.0-n2'), percentage: 10, salt: 's' };
    const beside = registry({ 'mfe-content': entry(['1.0.0-n1', '1.0.0-n0'], { canary }) });
    const shown = wantedTrials({ 'mfe-catalog': '1.0.0-c2' }, beside, everybody).map(({ release, isShown }) => [release, isShown]);
    expect(shown).toEqual([
      ['1.0.0-c2', true],
      ['1.0.0-n2', true],
      ['1.0.0-n1', false],
      ['1.0.0-n0', false],
    ]);
  });

  it('for a first release only the candidate', () => {
    expect(trialsOf({ 'mfe-catalog': '1.0.0-c2' }, null)).toEqual(['host-shell+mfe-content → mfe-catalog@1.0.0-c2']);
  });
});
