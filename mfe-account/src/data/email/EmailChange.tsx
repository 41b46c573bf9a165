import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { accountTexts } from '../../account/texts.ts';
import * as css from '../data.css.ts';

const EmailDialog = lazyPart(() => import('./EmailDialog.tsx'), FailedDialog);

/** J-242: the way to another e-mail address of the account. */
export const EmailChange = (): ReactNode => {
  const t = useTexts(accountTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.emailChange}>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {t('email.open')}
      </Button>
      <Suspense fallback={null}>{isOpen && <EmailDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
};
