import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from '../password-hash.ts';

/** Crockford's base 32: nothing that looks like something else. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const half = 5;
export const recoveryCodeCount = 10;

const randomLetters = (): string => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('');

/** Ten codes like `7QK2M-X0R4D`: 50 random bits each. */
export function newRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(`${randomLetters()}-${randomLetters()}`);
  return [...codes];
}

export const newRecoverySalt = (): string => randomBytes(16).toString('base64url');

/** As it was written down: case, blanks and dashes do not matter, nor letters that are taken for digits. */
const plain = (code: string): string => code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/**
 * What is kept of a code: argon2id, since 50 bits are few. The salt is the customer's, so that a code that is given is hashed once, not
 * ten times.
 */
export const recoveryHash = (code: string, salt: string): Promise<string> => hashWithSalt(plain(code), Buffer.from(salt, 'base64url'));
