import { describe, expect, it } from '@jest/globals';
import { addressedId, formatOverrides, isAddressed, ownId, parseOverrides, type Override } from './override-list.ts';

const id = addressedId('0.1.0-3c7f0a91d2', 'ab'.repeat(48));

describe('[J-65] the list of overrides', () => {
  it('says of each package the release, and where it is from', () => {
    const overrides = new Map<string, Override>([
      ['mfe-account', { release: '1.0.0-b', address: null }],
      ['mfe-catalog', { release: id, address: "http://localhost:3001/a~b/!(x)*'/ł/" }],
    ]);
    const text = formatOverrides(overrides);
    expect(text).toMatch(/^[\w.@~%-]+$/); // what a cookie can carry
    expect(parseOverrides(text)).toEqual(overrides);
  });

  it.each([
    '',
    '~',
    'mfe-catalog',
    'mfe-catalog@',
    'mfe-catalog@1.0.0-a@',
    'mfe-catalog@1.0.0-a@%E0%A4',
    'mfe-catalog@1.0.0-a@x@y',
    'a@1.0.0~'.repeat(9),
  ])('is not %p', (text) => {
    expect(parseOverrides(text)).toBeNull();
  });
});

describe('[J-65] a release from an address', () => {
  it('has an id of its own, by the hash of its document', () => {
    expect(id).toBe(`0.1.0-3c7f0a91d2.at-${'ab'.repeat(12)}`);
    expect([isAddressed(id), ownId(id)]).toEqual([true, '0.1.0-3c7f0a91d2']);
    expect([isAddressed('1.0.0-a'), ownId('1.0.0-a')]).toEqual([false, '1.0.0-a']);
  });
});
