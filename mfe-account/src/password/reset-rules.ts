import type { ApiError } from 'shared-contracts';
import { newPasswordProblem, problemsBy, repeatProblem, type Problems, type Values } from '../forms/form-rules.ts';

export const resetFields = ['newPassword', 'confirm'] as const;
export type ResetField = (typeof resetFields)[number];

export const resetProblems = ({ newPassword, confirm }: Values<ResetField>): Problems<ResetField> =>
  problemsBy(resetFields, (field) => (field === 'newPassword' ? newPasswordProblem(newPassword) : repeatProblem(confirm, newPassword)));

/** The link of the e-mail is no good (any more): nothing that is typed here can help. */
export const isDeadLink = ({ code }: ApiError): boolean => code === 'reset_token_invalid';
