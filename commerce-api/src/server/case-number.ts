import { randomInt } from 'node:crypto';

// Without what is mistaken for something else when it is read out: 0 and O, 1 and I.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A number that nobody can guess (50 random bits), for people to read out: `RMA-7K3QF-M2X9D`, `ODS-…` of withdrawals. */
export function newCaseNumber(prefix: 'RMA' | 'ODS'): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${prefix}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
