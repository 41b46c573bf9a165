import type { ApiError } from 'shared-contracts';
import { checkbox, newPassword, repeats, requiredValue } from 'shared-contracts/checkout';
import { object, pipe } from 'valibot';

export const resetSchema = pipe(
  object({ newPassword: newPassword(), confirm: requiredValue(), endPasskeys: checkbox() }),
  repeats('newPassword', 'confirm', 'repeat'),
);

/** The link of the e-mail is not valid, or no longer: no input can help. */
export const isDeadLink = ({ code }: ApiError): boolean => code === 'reset_token_invalid';
