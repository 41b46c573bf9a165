import type { ApiError } from 'shared-contracts';
import type { FormTranslate } from '../forms/form-texts.ts';

/** ∅18: why signing in did not work, in the page's language; the server's own word (Polish) where we know none. */
export function loginErrorText(t: FormTranslate, error: ApiError): string {
  if (error.kind === 'network') return t('form.network');
  if (error.code === 'wrong_credentials') return t('login.wrong');
  if (error.code === 'account_locked') return t('login.locked');
  if (error.kind === 'http' && error.status < 500 && error.message !== '') return error.message;
  return t('login.failed');
}
