import type { ApiError } from 'shared-contracts';
import { WRITING_LIMITS } from 'shared-contracts/reviews';
import type { Problem, WrittenForm } from './form-rules.ts';
import type { WrittenTranslate } from './texts.ts';

const isLimited = (field: string): field is keyof typeof WRITING_LIMITS => Object.hasOwn(WRITING_LIMITS, field);

/** What stands at a field that can't be sent. */
export function problemText(t: WrittenTranslate, field: string, problem: Problem): string {
  if (problem === 'too-long') return t('field.too-long', { max: isLimited(field) ? WRITING_LIMITS[field] : 0 });
  if (problem === 'email' || problem === 'consent') return t(`field.${problem}`);
  return t(field === 'vote' ? 'field.stars' : 'field.required');
}

/** The error of a field, as its control takes it. */
export const errorOf = <Field extends string>(form: WrittenForm<Field>, field: Field, t: WrittenTranslate): { readonly error?: string } => {
  const problem = form.problems[field];
  return problem === undefined ? {} : { error: problemText(t, field, problem) };
};

/** Why the shop did not take a form: our own words, else those of the server in the shopper's language. */
export function refusalText(t: WrittenTranslate, error: ApiError): string {
  if (error.kind === 'network') return t('form.network');
  if (error.status === 401) return t('form.session');
  if (error.kind === 'http' && error.status < 500 && error.message !== '') return error.message;
  return t('form.failed');
}
