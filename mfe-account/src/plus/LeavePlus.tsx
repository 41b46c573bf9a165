import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import * as css from '../account/account.css.ts';
import { accountTexts } from '../account/texts.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { usePlusMembership } from './use-plus-membership.ts';

/** J-298: leaves after a question that says what ends and what stays. */
export const LeavePlus = (): ReactNode => {
  const t = useTexts(accountTexts);
  const { leave } = usePlusMembership();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" className={css.tileAction} onClick={() => setAsked(true)}>
        {t('plus.leave')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('plus.leaveTitle')}
          yes={t('plus.leaveYes')}
          no={t('plus.leaveNo')}
          onYes={leave}
          onClose={() => setAsked(false)}
        >
          <p>{t('plus.leaveText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
