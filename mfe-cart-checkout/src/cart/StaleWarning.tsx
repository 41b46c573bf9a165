import { TriangleAlert } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { intlLocale, useLanguage, useTexts, type Language } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { texts } from '../texts.ts';
import * as css from './stale-warning.css.ts';

interface StaleWarningProps {
  readonly isOnline: boolean;
  readonly hasFailed: boolean;
  /** The lines are those of a cart that was seen before (J-81): when, ms since 1970. */
  readonly takenAt?: number | undefined;
  readonly onRetry: () => Promise<unknown>;
}

const momentOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(intlLocale(language), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Warsaw',
  }).format(time);

/** The lines stand, but they may be old, or changes can't be kept for now. */
export const StaleWarning = ({ isOnline, hasFailed, takenAt, onRetry }: StaleWarningProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  if (isOnline && !hasFailed) return null;
  const seen = takenAt === undefined ? '' : `${t('offline.snapshot', { time: momentOf(takenAt, language) })} `;
  return (
    <div className={css.warning} role="status">
      <Icon of={TriangleAlert} size={20} />
      <p className={css.text}>{seen + t(isOnline ? 'failed.stale' : 'offline.stale')}</p>
      {isOnline && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
