import type { ApiError } from 'shared-contracts';
import { object, pipe, regex, string, transform, union } from 'valibot';
import type { AccountProblems } from './form-rules.ts';

const withoutBlanks = transform((text: string) => text.replaceAll(/[\s-]/g, ''));

/** Six digits of an authenticator app; blanks do not matter. */
export const appCode = () => pipe(string(), withoutBlanks, regex(/^\d{6}$/, 'code'));
/** A recovery code, however it is written. */
export const recoveryCode = () => pipe(string(), withoutBlanks, regex(/^[\da-z]{10}$/i, 'recovery-code'));
/** Either of them. */
export const anyCode = () => union([appCode(), recoveryCode()], 'code');

export const appCodeSchema = object({ code: appCode() });
export const recoveryCodeSchema = object({ code: recoveryCode() });

/** A code that the server refuses is reported at its field. */
export const codeProblems = ({ code }: ApiError): AccountProblems<'code'> => {
  if (code === 'wrong_code') return { code: 'wrong-code' };
  if (code === 'used_code') return { code: 'used-code' };
  return code === 'code_required' ? { code: 'required' } : {};
};
