import type { ApiError } from 'shared-contracts';
import { ADDRESS_LIMITS, newPassword, repeats, requiredText, requiredValue } from 'shared-contracts/checkout';
import { check, object, pipe, string } from 'valibot';
import type { AccountProblems } from '../forms/form-rules.ts';

/** Names and date of birth. The date may stay empty; it is never in the future. @param today YYYY-MM-DD */
export const dataSchema = (today: string) =>
  object({
    firstname: requiredText(ADDRESS_LIMITS.firstname),
    lastname: requiredText(ADDRESS_LIMITS.lastname),
    dob: pipe(
      string(),
      check((date) => date === '' || (/^\d{4}-\d{2}-\d{2}$/.test(date) && date >= '1900-01-01' && date <= today), 'date'),
    ),
  });

export const passwordSchema = pipe(
  object({ currentPassword: requiredValue(), newPassword: newPassword(), confirm: requiredValue() }),
  repeats('newPassword', 'confirm', 'repeat'),
);

/** A wrong current password is shown at its field. */
export const wrongPassword = ({ code }: ApiError): AccountProblems<'currentPassword'> =>
  code === 'wrong_password' ? { currentPassword: 'wrong-password' } : {};
