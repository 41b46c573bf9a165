import type { ApiError } from 'shared-contracts';
import { fieldProblemOf, isEmail, isGoodPassword, type FieldProblem } from 'shared-contracts/checkout';

/** Why a field can't be sent as it is, or was refused by the server (K-05). */
export type Problem = FieldProblem | 'repeat' | 'consent' | 'taken' | 'wrong-password' | 'invalid';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;

/** Looks at each field of a form, in its order; null: it can be sent. */
export function problemsBy<Field extends string>(fields: readonly Field[], look: (field: Field) => Problem | null): Problems<Field> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field of fields) {
    const problem = look(field);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** An e-mail that must be there. */
export function emailProblem(value: string): Problem | null {
  const email = value.trim();
  if (email === '') return 'required';
  return isEmail(email) ? null : 'email';
}

/** A first or last name, or another short text that must be there. */
export function textProblem(value: string, limit: number): Problem | null {
  const length = value.trim().length;
  if (length === 0) return 'required';
  return length > limit ? 'too-long' : null;
}

/** ∅05: a password that is to be set. */
export function newPasswordProblem(value: string): Problem | null {
  if (value === '') return 'required';
  return isGoodPassword(value) ? null : 'password';
}

/** ∅05: the same password once more. */
export function repeatProblem(value: string, password: string): Problem | null {
  if (value === '') return 'required';
  return value === password ? null : 'repeat';
}

const OWN_PROBLEMS = ['repeat', 'consent', 'taken', 'wrong-password'] as const;
const problemOf = (text: unknown): Problem => fieldProblemOf(text) ?? OWN_PROBLEMS.find((own) => own === text) ?? 'invalid';

/** K-05: what the server found at fields of this form; its names may carry a prefix (`address.postcode`). */
export function refusedFields<Field extends string>(fields: readonly Field[], error: ApiError): Problems<Field> {
  const named = error.code === 'invalid_fields' ? Object.entries(error.parameters) : [];
  const said = new Map(named.map(([name, problem]) => [name.split('.').at(-1) ?? name, problem]));
  return problemsBy(fields, (field) => (said.has(field) ? problemOf(said.get(field)) : null));
}
