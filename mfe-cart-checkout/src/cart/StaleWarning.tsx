import { TriangleAlert } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { texts } from '../texts.ts';
import * as css from './stale-warning.css.ts';

interface StaleWarningProps {
  readonly isOnline: boolean;
  readonly hasFailed: boolean;
  readonly onRetry: () => Promise<unknown>;
}

/** The lines stand, but they may be old, or changes can't be kept for now. */
export const StaleWarning = ({ isOnline, hasFailed, onRetry }: StaleWarningProps): ReactNode => {
  const t = useTexts(texts);
  if (isOnline && !hasFailed) return null;
  return (
    <div className={css.warning} role="status">
      <Icon of={TriangleAlert} size={20} />
      <p className={css.text}>{t(isOnline ? 'failed.stale' : 'offline.stale')}</p>
      {isOnline && (
        <Button variant="quiet" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
};
