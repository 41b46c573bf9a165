import type { ApiError } from 'shared-contracts';
import { ADDRESS_LIMITS } from 'shared-contracts/checkout';
import {
  newPasswordProblem,
  problemsBy,
  repeatProblem,
  textProblem,
  type Problem,
  type Problems,
  type Values,
} from '../forms/form-rules.ts';

export const dataFields = ['firstname', 'lastname', 'dob'] as const;
export type DataField = (typeof dataFields)[number];

/** A day of birth may stay empty; it is never after today. @param today YYYY-MM-DD */
export function birthdayProblem(value: string, today: string): Problem | null {
  if (value === '') return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && value >= '1900-01-01' && value <= today ? null : 'date';
}

export const dataProblems = (values: Values<DataField>, today: string): Problems<DataField> =>
  problemsBy(dataFields, (field) =>
    field === 'dob' ? birthdayProblem(values.dob, today) : textProblem(values[field], ADDRESS_LIMITS[field]),
  );

export const passwordFields = ['currentPassword', 'newPassword', 'confirm'] as const;
export type PasswordFieldName = (typeof passwordFields)[number];

export const passwordProblems = (values: Values<PasswordFieldName>): Problems<PasswordFieldName> =>
  problemsBy(passwordFields, (field) => {
    if (field === 'currentPassword') return values.currentPassword === '' ? 'required' : null;
    return field === 'newPassword' ? newPasswordProblem(values.newPassword) : repeatProblem(values.confirm, values.newPassword);
  });

/** A wrong current password is shown at its field. */
export const refusedPassword = ({ code }: ApiError): Problems<PasswordFieldName> =>
  code === 'wrong_password' ? { currentPassword: 'wrong-password' } : {};
