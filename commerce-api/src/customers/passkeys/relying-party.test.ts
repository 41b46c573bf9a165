import { describe, expect, it } from '@jest/globals';
import { challengeOf } from './challenge-of.ts';
import { relyingPartyOf } from './relying-party.ts';

const urls = new Map([
  ['amperio', 'https://sklep.example'],
  ['amperio_pro', 'http://pro.localhost:3000'],
]);

describe('[J-144] who asks for a passkey', () => {
  it.each([
    [
      { code: 'amperio', name: 'Amperio' },
      { id: 'sklep.example', origin: 'https://sklep.example', name: 'Amperio' },
    ],
    [
      { code: 'amperio_pro', name: 'Amperio Pro' },
      { id: 'pro.localhost', origin: 'http://pro.localhost:3000', name: 'Amperio Pro' },
    ],
  ])('is the store under its public address: %j', (store, party) => expect(relyingPartyOf(store, urls)).toEqual(party));

  it('is nobody without an address', () =>
    expect(() => relyingPartyOf({ code: 'inny', name: 'Inny' }, urls)).toThrow('STORE_URLS names no address of inny'));
});

describe('[J-144] the challenge that an authenticator has signed', () => {
  const encoded = (text: string): string => Buffer.from(text).toString('base64url');
  const challenge = 'c'.repeat(43);
  it.each([
    [JSON.stringify({ type: 'webauthn.get', challenge }), challenge],
    [JSON.stringify({ type: 'webauthn.get' }), null],
    [JSON.stringify({ challenge: 7 }), null],
    [JSON.stringify({ challenge: '' }), null],
    ['null', null],
    ['{', null],
    ['', null],
  ])('is read out of what it says: %j', (text, found) => expect(challengeOf(encoded(text))).toBe(found));
});
