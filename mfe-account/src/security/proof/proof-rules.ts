import type { ApiError } from 'shared-contracts';
import { requiredValue } from 'shared-contracts/checkout';
import { object, string } from 'valibot';
import { anyCode, codeProblems } from '../../forms/code-rules.ts';
import type { AccountProblems } from '../../forms/form-rules.ts';

/** @param withCode whether a code has to be given, too; else there is no such field */
export const proofSchema = (withCode: boolean) => object({ password: requiredValue(), code: withCode ? anyCode() : string() });

/** A wrong password or code is shown at its field. */
export const proofProblems = (error: ApiError): AccountProblems<'password' | 'code'> =>
  error.code === 'wrong_password' ? { password: 'wrong-password' } : codeProblems(error);
