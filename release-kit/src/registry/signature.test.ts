import { describe, expect, it } from '@jest/globals';
import { promote, revised } from './changes.ts';
import { signRegistry, verifiedRegistry } from './signature.ts';
import { refer, testKeys } from './testing/references.ts';

const { key, trusted } = testKeys();
const registry = revised(null, promote({}, { 'mfe-catalog': refer('1.0.0-a') }), new Date('2026-11-20T08:00:00Z'), 'Ola');
const text = (value: unknown) => JSON.stringify(value);

describe('[J-54] the signature of the registry', () => {
  it('is valid for the signed content, whatever its formatting', () => {
    const signed = signRegistry(registry, key);
    expect(verifiedRegistry(text(signed), trusted)).toEqual(registry);
    const turned = Object.fromEntries(Object.entries(signed).toReversed());
    expect(verifiedRegistry(JSON.stringify(turned, null, 4), trusted)).toEqual(registry);
    expect(verifiedRegistry(text(signed), [...testKeys().trusted, ...trusted])).toEqual(registry);
  });

  const signed = signRegistry(registry, key);
  it.each([
    ['another release', { ...signed, remotes: promote(signed.remotes, { 'mfe-catalog': refer('6.6.6') }).remotes }],
    ['another document', { ...signed, remotes: promote(signed.remotes, { 'mfe-catalog': refer('1.0.0-a', 'B') }).remotes }],
    ['a higher revision', { ...signed, revision: 7 }],
    ['another time', { ...signed, issuedAt: '2030-01-01T00:00:00.000Z' }],
  ])('is invalid with %s', (_what, changed) => {
    expect(() => verifiedRegistry(text(changed), trusted)).toThrow('was changed after it was signed');
  });

  it.each([
    ['is not signed', text(registry), 'is not signed'],
    ['is signed by another key', text(signRegistry(registry, testKeys().key)), 'is signed by a key that is not trusted'],
    ['is no JSON', '{ "schemaVersion": 2,\n\n nothing }', 'is not JSON'],
    ['is cut off', text(signed).slice(0, 200), 'is not JSON'],
    ['is empty', '', 'is not JSON'],
    ['has other content', '{"schemaVersion":2,"revision":"one"}', 'is not a registry'],
    ['has an unknown schema version', '{"schemaVersion":3}', 'is not a registry'],
  ])('a registry that %s is refused in one line', (_title, given, reason) => {
    expect(() => verifiedRegistry(given, trusted)).toThrow(reason);
    try {
      verifiedRegistry(given, trusted);
    } catch (error) {
      expect(String(error)).not.toContain('\n');
    }
  });
});
