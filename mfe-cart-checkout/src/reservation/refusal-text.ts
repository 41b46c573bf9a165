import type { ApiError, Translate } from 'shared-contracts';
import type pl from './i18n/pl.json';

/** Why a change was not made; the server's own word where it gave one. */
export function refusalText({ kind, status, message }: ApiError, t: Translate<keyof typeof pl>): string {
  if (kind === 'network') return t('error.network');
  return kind === 'http' && status < 500 && message !== '' ? message : t('error.failed');
}
