import type { ApiError } from 'shared-contracts';
import { refusalText, type FormTranslate } from '../forms/form-texts.ts';

/** ∅18: why no account was made. */
export const registerErrorText = (t: FormTranslate, error: ApiError): string =>
  error.kind === 'http' && error.status >= 500 ? t('register.failed') : refusalText(t, error);
