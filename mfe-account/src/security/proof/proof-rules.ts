import type { ApiError } from 'shared-contracts';
import { requiredValue } from 'shared-contracts/checkout';
import { object } from 'valibot';
import { anyCode, codeProblems } from '../../forms/code-rules.ts';
import type { AccountProblems } from '../../forms/form-rules.ts';

export const passwordOnly = object({ password: requiredValue() });
export const passwordAndCode = object({ password: requiredValue(), code: anyCode() });

/** A wrong password or code is shown at its field. */
export const proofProblems = (error: ApiError): AccountProblems<'password' | 'code'> =>
  error.code === 'wrong_password' ? { password: 'wrong-password' } : codeProblems(error);
