import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import * as css from './slots.css.ts';

interface SlotFailureProps {
  /** Name and, if known, version of the remote: for support. */
  readonly remote: string;
  /** Tries again; a promise keeps the button busy. */
  readonly onRetry?: () => unknown;
  /** Still loading after five seconds: a message beside the skeleton, nothing has failed yet. */
  readonly slow?: boolean;
}

/** Stands in the place of another team's part that is late or has failed; the rest of the page goes on. */
export const SlotFailure = ({ remote, onRetry, slow = false }: SlotFailureProps): ReactNode => {
  const t = useTexts(texts);
  if (slow) {
    return (
      <p className={css.slow} role="status">
        {t('slot.slow')}
      </p>
    );
  }
  return <ErrorMessage title={t('slot.failed')} text={t('slot.failedText')} details={remote} {...(onRetry && { onRetry })} />;
};
