import type { ApiError } from 'shared-contracts';
import { fieldProblemOf, type FieldProblem } from 'shared-contracts/checkout';
import type { CheckoutTranslate } from '../texts.ts';
import type { DraftProblems, FieldName } from './address-draft.ts';

/** ∅05: what is said at a field. */
export function fieldProblemText(problem: FieldProblem, t: CheckoutTranslate): string {
  return t(`problem.${problem}`);
}

/** The server's `invalid_fields`, at the same fields as our own; names that the form does not have are left out. */
export function problemsOfRefusal(error: ApiError, names: readonly FieldName[]): DraftProblems {
  if (error.code !== 'invalid_fields') return {};
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const name of names) {
    const problem = fieldProblemOf(error.parameters[name]);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}
