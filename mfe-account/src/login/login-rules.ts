import type { Translate } from 'shared-contracts';
import type pl from '../i18n/pl.json';

/** Speaks the texts of this remote. */
export type AccountTranslate = Translate<keyof typeof pl>;

export const loginFields = ['email', 'password'] as const;
export type LoginField = (typeof loginFields)[number];
export type LoginValues = Readonly<Record<LoginField, string>>;

/** Why a field can't be sent as it is. */
export type FieldProblem = 'required' | 'email';

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

/**
 * K-05, ∅05. A password is only asked for here: whether it fits today's rules is no question of signing in, old ones may not.
 */
export function problemOf(field: LoginField, value: string): FieldProblem | null {
  if (field === 'password') return value === '' ? 'required' : null;
  const email = value.trim();
  if (email === '') return 'required';
  return isEmail(email) ? null : 'email';
}

export type LoginProblems = Readonly<Partial<Record<LoginField, FieldProblem>>>;

/** All fields that can't be sent, in the order of the form. */
export function loginProblems(values: LoginValues): LoginProblems {
  const entries = loginFields.flatMap((field) => {
    const problem = problemOf(field, values[field]);
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(entries);
}
