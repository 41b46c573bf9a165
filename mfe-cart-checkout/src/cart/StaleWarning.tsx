import { TriangleAlert } from 'shared-ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { intlLocale, useLanguage, useTexts, type Language } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { waitingChangesAtom } from '../lines/waiting.ts';
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

/** The lines stand, but they may be old, and changes wait for the connection (J-103). */
export const StaleWarning = ({ isOnline, hasFailed, takenAt, onRetry }: StaleWarningProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const { count } = useAtomValue(waitingChangesAtom);
  if (isOnline && !hasFailed) return null;
  const words = [
    takenAt === undefined ? null : t('offline.snapshot', { time: momentOf(takenAt, language) }),
    t(isOnline ? 'failed.stale' : 'offline.stale'),
    count === 0 ? null : t('offline.waiting', { count }),
  ];
  return (
    <div className={css.warning} role="status">
      <Icon of={TriangleAlert} size={20} />
      <p className={css.text}>{words.filter((sentence) => sentence !== null).join(' ')}</p>
      {isOnline && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
