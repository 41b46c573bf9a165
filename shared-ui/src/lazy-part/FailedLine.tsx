import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { frameTexts } from '../frame-texts/index.ts';
import * as css from './lazy-part.css.ts';

/** In the place of a small part whose code could not be loaded, where a full message would take too much space. */
export const FailedLine = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => {
  const t = useTexts(frameTexts);
  return (
    <p className={css.line} role="alert">
      {t('error.title')}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </p>
  );
};
