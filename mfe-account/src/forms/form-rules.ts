import { fieldProblemOf, type FieldProblem } from 'shared-contracts/checkout';
import { COMPLAINT_PROBLEMS } from 'shared-contracts/complaints';
import type { Form, Problems } from 'shared-ui/form';

const OWN_PROBLEMS = [
  'repeat',
  'consent',
  'taken',
  'wrong-password',
  'common-password',
  'leaked-password',
  'code',
  'recovery-code',
  'wrong-code',
  'used-code',
  ...COMPLAINT_PROBLEMS,
] as const;

/** Why a field can't be sent as it is, or was refused by the server (K-05). */
export type Problem = FieldProblem | (typeof OWN_PROBLEMS)[number] | 'invalid';

export type AccountForm<Field extends string> = Form<Field, Problem>;
export type AccountProblems<Field extends string> = Problems<Field, Problem>;

/** The problem of a code of our rules or of the server. */
export const parseProblem = (code: unknown): Problem => fieldProblemOf(code) ?? OWN_PROBLEMS.find((own) => own === code) ?? 'invalid';
