import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { accountSecrets } from './account-secrets.ts';

const key = randomBytes(32);
const secrets = accountSecrets(key);
const secret = Buffer.from('12345678901234567890');

describe('[J-141] secrets of second factors', () => {
  it('are encrypted, each time otherwise, and open again', () => {
    const sealed = secrets.seal(secret, 7);
    expect(Buffer.from(sealed, 'base64url').includes(secret)).toBe(false);
    expect(secrets.seal(secret, 7)).not.toBe(sealed);
    expect(accountSecrets(key).open(sealed, 7)).toEqual(secret);
  });

  it('do not open with another key, for another customer, or when they were changed', () => {
    const sealed = secrets.seal(secret, 7);
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    const message = 'a second factor was stored with another ACCOUNT_KEY';
    expect(() => accountSecrets(randomBytes(32)).open(sealed, 7)).toThrow(message);
    expect(() => secrets.open(sealed, 8)).toThrow(message);
    expect(() => secrets.open(changed.toString('base64url'), 7)).toThrow(message);
    expect(() => secrets.open('', 7)).toThrow(message);
  });
});

describe('[J-144] the name under which authenticators know a customer', () => {
  it('is always the same, another one for each customer and shop, and tells nothing', () => {
    expect(accountSecrets(key).handleOf(7)).toBe(secrets.handleOf(7));
    expect(secrets.handleOf(8)).not.toBe(secrets.handleOf(7));
    expect(accountSecrets(randomBytes(32)).handleOf(7)).not.toBe(secrets.handleOf(7));
    expect(secrets.handleOf(7)).toMatch(/^[\w-]{43}$/);
  });
});
