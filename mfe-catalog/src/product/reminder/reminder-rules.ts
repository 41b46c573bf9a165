import type { ApiError } from 'shared-contracts';
import { checkbox, fieldProblemOf, requiredEmail } from 'shared-contracts/checkout';
import { check, object, pipe } from 'valibot';

/** K-05, ∅54: the address and the agreement, both required. */
export const reminderSchema = object({
  email: requiredEmail(),
  agreed: pipe(
    checkbox(),
    check((isTicked) => isTicked, 'required'),
  ),
});

/** What can be wrong with a field of the form. */
export type ReminderProblem = 'required' | 'email';

export const parseProblem = (code: unknown): ReminderProblem | undefined => {
  const problem = fieldProblemOf(code);
  return problem === undefined || problem === 'required' ? problem : 'email';
};

/** Which text explains a failure; `refused`: the server's own message. */
export const failureOf = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>): 'network' | 'often' | 'refused' | 'other' => {
  if (kind === 'network' || status === 503) return 'network';
  if (status === 429) return 'often';
  return status === 404 || status === 409 ? 'refused' : 'other';
};
