import type { ApiError } from 'shared-contracts/errors';
import { fieldProblemOf, normalisePhone, requiredEmail, requiredText } from 'shared-contracts/checkout';
import { check, optional, pipe, string, trim } from 'valibot';

const longestName = 60;
export const LONGEST_COMMENT = 4000;

/** B-05: name, e-mail, telephone and what is written; the telephone may be left out. */
export const writerFields = {
  name: requiredText(longestName),
  email: requiredEmail(),
  phone: pipe(
    string(),
    trim(),
    check((text) => text === '' || normalisePhone(text) !== undefined, 'phone'),
  ),
  comment: requiredText(LONGEST_COMMENT),
  website: optional(string(), ''),
};

/** What can be wrong with a field of such a form. */
export type WriterProblem = 'required' | 'email' | 'phone' | 'too-long';

const problems: readonly string[] = ['required', 'email', 'phone', 'too-long'] satisfies readonly WriterProblem[];
const isWriterProblem = (code: string): code is WriterProblem => problems.includes(code);

export const parseProblem = (code: unknown): WriterProblem | undefined => {
  const problem = fieldProblemOf(code);
  return problem !== undefined && isWriterProblem(problem) ? problem : undefined;
};

/** Which text explains why the form was not taken. */
export const failureOf = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>): 'network' | 'often' | 'other' => {
  if (kind === 'network' || status === 503) return 'network';
  return status === 429 ? 'often' : 'other';
};
