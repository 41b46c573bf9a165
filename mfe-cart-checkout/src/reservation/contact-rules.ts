import { ADDRESS_LIMITS, fieldProblemOf, isEmail, normalisePhone, requiredText } from 'shared-contracts/checkout';
import { check, nonEmpty, object, pipe, string } from 'valibot';

/** K-16, K-05: which shop, and who collects. */
export const reservationSchema = object({
  shop: pipe(string(), nonEmpty('required')),
  firstname: requiredText(ADDRESS_LIMITS.firstname),
  telephone: pipe(
    requiredText(ADDRESS_LIMITS.telephone),
    check((text) => normalisePhone(text) !== undefined, 'phone'),
  ),
  email: pipe(requiredText(ADDRESS_LIMITS.email), check(isEmail, 'email')),
});

export type ContactField = 'firstname' | 'telephone' | 'email';
export const CONTACT_FIELDS: readonly ContactField[] = ['firstname', 'telephone', 'email'];

const known = ['required', 'phone', 'email', 'too-long'] as const;
export type ContactProblem = (typeof known)[number];

export const parseProblem = (code: unknown): ContactProblem | undefined => {
  const problem = fieldProblemOf(code);
  return known.find((one) => one === problem);
};
