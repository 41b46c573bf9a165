import { emailProblem, problemsBy, type Problem, type Problems, type Values } from '../forms/form-rules.ts';

export const loginFields = ['email', 'password'] as const;
export type LoginField = (typeof loginFields)[number];

/** K-05. A password is only asked for here: whether it fits today's rules is no question of signing in, old ones may not. */
export function problemOf(field: LoginField, value: string): Problem | null {
  if (field === 'password') return value === '' ? 'required' : null;
  return emailProblem(value);
}

/** All fields that can't be sent. */
export const loginProblems = (values: Values<LoginField>): Problems<LoginField> =>
  problemsBy(loginFields, (field) => problemOf(field, values[field]));
