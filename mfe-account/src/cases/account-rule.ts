import { normaliseIban } from 'shared-contracts/complaints';
import { check, nonEmpty, pipe, string, trim } from 'valibot';

/** The rule of an account to which the shop pays money back. */
export const accountRule = () =>
  pipe(
    string(),
    trim(),
    nonEmpty('required'),
    check((text) => normaliseIban(text) !== undefined, 'iban'),
  );
