import type { ApiError } from 'shared-contracts';
import { ADDRESS_LIMITS } from 'shared-contracts/checkout';
import type { NewCustomer } from 'shared-contracts/rest';
import {
  emailProblem,
  newPasswordProblem,
  problemsBy,
  repeatProblem,
  textProblem,
  type Problem,
  type Problems,
  type Values,
} from '../forms/form-rules.ts';

/** K-03: agreements are the fields whose names start with `checked_`. */
export const registerFields = ['firstname', 'lastname', 'email', 'password', 'confirm', 'checked_terms', 'checked_newsletter'] as const;
export type RegisterField = (typeof registerFields)[number];
export type RegisterValues = Values<RegisterField>;

function problemOf(field: RegisterField, values: RegisterValues): Problem | null {
  switch (field) {
    case 'firstname':
    case 'lastname':
      return textProblem(values[field], ADDRESS_LIMITS[field]);
    case 'email':
      return emailProblem(values.email);
    case 'password':
      return newPasswordProblem(values.password);
    case 'confirm':
      return repeatProblem(values.confirm, values.password);
    case 'checked_terms':
      return values.checked_terms === '' ? 'consent' : null;
    case 'checked_newsletter':
      return null;
  }
}

/** K-05: all fields that can't be sent, in the order of the form. */
export const registerProblems = (values: RegisterValues): Problems<RegisterField> =>
  problemsBy(registerFields, (field) => problemOf(field, values));

/** The account that the form asks for. */
export const newCustomer = (values: RegisterValues): NewCustomer => ({
  customer: { email: values.email.trim(), firstname: values.firstname.trim(), lastname: values.lastname.trim() },
  password: values.password,
  agreements: { checked_terms: values.checked_terms !== '', checked_newsletter: values.checked_newsletter !== '' },
});

/** ∅18: "e-mail already registered" is shown at the e-mail field. */
export const refusedRegistration = ({ code }: ApiError): Problems<RegisterField> => (code === 'email_taken' ? { email: 'taken' } : {});
