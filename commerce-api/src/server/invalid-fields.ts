import type { FieldProblem } from 'shared-contracts/checkout';
import type { ComplaintProblem } from 'shared-contracts/complaints';
import type { GiftProblem } from 'shared-contracts/gift-cards';
import type { PhotoProblem } from 'shared-contracts/reviews';
import type { ContentProblem } from '../editing/content.ts';
import { ApiError } from './api-error.ts';

/** What the server alone can tell, beside the problems that pages see as well. */
export type ServerProblem =
  | FieldProblem
  | ComplaintProblem
  | ContentProblem
  | GiftProblem
  | PhotoProblem
  | 'common-password'
  | 'leaked-password'
  | 'wrong-token';

/** Why each field of a form can't be used, by its name in the body; fields without a problem are not there. */
export type FieldProblems = Readonly<Record<string, ServerProblem | null | undefined>>;

/** K-05: the refusal of a form by what is wrong with its fields, of which there is one at least. */
export const invalidFields = (problems: Readonly<Record<string, ServerProblem>>): ApiError =>
  new ApiError(400, 'invalid_fields', 'Sprawdź zaznaczone pola.', problems);

/**
 * K-05: lets a form through that has no problem.
 * @throws ApiError 400 `invalid_fields` with the problem of each field in its parameters
 */
export function requireValid(problems: FieldProblems): void {
  const found: Record<string, ServerProblem> = {};
  for (const [field, problem] of Object.entries(problems)) if (problem !== null && problem !== undefined) found[field] = problem;
  if (Object.keys(found).length > 0) throw invalidFields(found);
}
