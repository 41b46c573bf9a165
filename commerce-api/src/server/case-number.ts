import { randomInt } from 'node:crypto';

// Without what is mistaken for something else when it is read out: 0 and O, 1 and I.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** So many letters and digits by chance, five random bits each. */
export const randomLetters = (count: number): string => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A number that nobody can guess (50 random bits), for people to read out: `RMA-7K3QF-M2X9D`, `ODS-…` of withdrawals. */
export function newCaseNumber(prefix: 'RMA' | 'ODS'): string {
  const letters = randomLetters(10);
  return `${prefix}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
