import type { ApiError, Translate } from 'shared-contracts';
import type pl from '../i18n/pl.json';
import type { Problem } from './form-rules.ts';

/** The translate function of the form texts. */
export type FormTranslate = Translate<keyof typeof pl>;

// Fields with a "required" message of their own.
const own: ReadonlySet<string> = new Set(['firstname', 'lastname', 'street']);
const isOwn = (field: string): field is 'firstname' | 'lastname' | 'street' => own.has(field);

/** ∅05: what stands at a field that can't be sent. */
export function problemText(t: FormTranslate, field: string, problem: Problem): string {
  return problem === 'required' && isOwn(field) ? t(`field.${field}`) : t(`field.${problem}`);
}

/** Why the shop did not take a form: our own words, else those of the server (Polish), else that it should be tried again. */
export function refusalText(t: FormTranslate, error: ApiError): string {
  if (error.kind === 'network') return t('form.network');
  if (error.status === 429) return error.code === 'account_locked' ? t('login.locked') : t('form.tooMany');
  if (error.kind === 'http' && error.status < 500 && error.message !== '') return error.message;
  return t('form.failed');
}
