import type { ApiError } from 'shared-contracts';
import {
  ADDRESS_LIMITS,
  checkbox,
  consent,
  newPassword,
  repeats,
  requiredEmail,
  requiredText,
  requiredValue,
} from 'shared-contracts/checkout';
import type { NewCustomer } from 'shared-contracts/rest';
import { object, pipe, type InferOutput } from 'valibot';
import type { AccountProblems } from '../forms/form-rules.ts';

/** K-03: agreements are the fields whose names start with `checked_`. */
export const registerSchema = pipe(
  object({
    firstname: requiredText(ADDRESS_LIMITS.firstname),
    lastname: requiredText(ADDRESS_LIMITS.lastname),
    email: requiredEmail(),
    password: newPassword(),
    confirm: requiredValue(),
    checked_terms: consent(),
    checked_newsletter: checkbox(),
  }),
  repeats('password', 'confirm', 'repeat'),
);

/** The request that creates the account. */
export const newCustomer = ({ email, firstname, lastname, password, ...values }: InferOutput<typeof registerSchema>): NewCustomer => ({
  customer: { email, firstname, lastname },
  password,
  agreements: { checked_terms: values.checked_terms, checked_newsletter: values.checked_newsletter },
});

/** ∅18: "e-mail already registered" is shown at the e-mail field. */
export const emailTaken = ({ code }: ApiError): AccountProblems<'email'> => (code === 'email_taken' ? { email: 'taken' } : {});
