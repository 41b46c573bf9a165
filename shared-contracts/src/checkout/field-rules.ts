/** What a field of the checkout's and the account's forms must look like (K-05, ∅05). The server checks by the same rules. */

const PROBLEMS = ['required', 'too-long', 'email', 'email-repeat', 'postcode', 'phone', 'nip', 'house-number', 'password', 'date'] as const;

/** Why a value can't be used; the screens say it in the shopper's language. */
export type FieldProblem = (typeof PROBLEMS)[number];

/** A problem as a call names it (`invalid_fields`); undefined for anything else. */
export function fieldProblemOf(value: unknown): FieldProblem | undefined {
  return PROBLEMS.find((known) => known === value);
}

// What separates, quotes or comments addresses in an e-mail's head is in none of ours: `a,b@c.pl` would be two recipients.
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@.,;:<>()[\]\\"]{2,}$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

/** `00-950`, as it is kept; undefined for anything else. `00950` and `00 950` are taken too. */
export function normalisePostcode(text: string): string | undefined {
  const match = /^(\d{2})[\s-]?(\d{3})$/.exec(text.trim());
  return match === null ? undefined : `${match[1] ?? ''}-${match[2] ?? ''}`;
}

/** Nine digits, grouped in threes; undefined when it is no Polish telephone number. `+48` and `0048` in front may stand. */
export function normalisePhone(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '').replace(/^(\+48|0048)/, '');
  return /^[1-9]\d{8}$/.test(digits) ? `${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}` : undefined;
}

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** Ten digits whose last one is the checksum of the others; undefined otherwise. `PL`, spaces and dashes may stand. */
export function normaliseNip(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '').replace(/^PL/i, '');
  if (!/^\d{10}$/.test(digits)) return undefined;
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]) ? digits : undefined;
}

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** A new password: long enough, with a letter and a digit. */
export function isGoodPassword(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && text.length <= PASSWORD_MAX_LENGTH && /\p{L}/u.test(text) && /\d/.test(text);
}
