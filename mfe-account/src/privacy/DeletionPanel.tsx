import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import * as css from '../security/security.css.ts';
import { privacyTexts } from './texts.ts';

const DeletionDialog = lazyPart(() => import('./DeletionDialog.tsx'), FailedDialog);

/** J-241: the way to end the account. */
export const DeletionPanel = ({ withCode }: { readonly withCode: boolean }): ReactNode => {
  const t = useTexts(privacyTexts);
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        {t('deletion.title')}
      </h2>
      <p className={css.lead}>{t('deletion.lead')}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      <Suspense fallback={null}>{isOpen && <DeletionDialog withCode={withCode} onClose={() => setIsOpen(false)} />}</Suspense>
    </Panel>
  );
};
