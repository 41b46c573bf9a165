import { RotateCw, TriangleAlert } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import * as css from '../empty-state/empty-state.css.ts';
import { frameTexts } from '../frame-texts/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import * as detail from './error-message.css.ts';

interface ErrorMessageProps {
  readonly title?: string;
  readonly text?: ReactNode;
  /** Renders the retry button; a promise keeps it busy. */
  readonly onRetry?: () => unknown;
  readonly busy?: boolean;
  /** Small print for support: name and version of what failed. */
  readonly details?: string;
}

/** Stands in the place of a part that failed: what happened, what is safe, what to press. */
export const ErrorMessage = ({ title, text, onRetry, busy = false, details }: ErrorMessageProps): ReactNode => {
  const t = useTexts(frameTexts);
  return (
    <div className={css.state} role="alert">
      <span className={cx(css.plate, css.error)}>
        <Icon of={TriangleAlert} size={32} />
      </span>
      <p className={css.title}>{title ?? t('error.title')}</p>
      <p className={css.text}>{text ?? t('error.text')}</p>
      {onRetry && (
        <div className={css.actions}>
          <Button variant="secondary" icon={RotateCw} busy={busy} onClick={() => onRetry()}>
            {t('error.retry')}
          </Button>
        </div>
      )}
      {details !== undefined && <p className={detail.details}>{details}</p>}
    </div>
  );
};
