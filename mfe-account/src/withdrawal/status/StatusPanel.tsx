import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CaseStatusPanel } from '../../cases/CaseStatusPanel.tsx';
import type { Commerce } from '../../session/commerce.ts';
import { withdrawalTexts } from '../texts.ts';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';

const read = (commerce: Commerce, number: string): ReturnType<Commerce['withdrawalStatus']> => commerce.withdrawalStatus(number);

/** J-199: how a withdrawal stands, by its number. */
export const StatusPanel = (): ReactNode => {
  const t = useTexts(withdrawalTexts);
  return (
    <CaseStatusPanel title={t('status.title')} label={t('status.number')} hint={t('status.hint')} submit={t('status.submit')} read={read}>
      {(withdrawal) => <WithdrawalStatus key={withdrawal.number} withdrawal={withdrawal} />}
    </CaseStatusPanel>
  );
};
