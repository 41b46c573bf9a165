import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CaseStatusPanel } from '../../cases/CaseStatusPanel.tsx';
import type { Commerce } from '../../session/commerce.ts';
import { complaintTexts } from '../texts.ts';
import { ComplaintStatus } from './ComplaintStatus.tsx';

const read = (commerce: Commerce, number: string): ReturnType<Commerce['complaintStatus']> => commerce.complaintStatus(number);

/** B-07, A-52: how a complaint stands, by its number. */
export const StatusPanel = (): ReactNode => {
  const t = useTexts(complaintTexts);
  return (
    <CaseStatusPanel title={t('status.title')} label={t('status.number')} hint={t('status.hint')} submit={t('status.submit')} read={read}>
      {(complaint) => <ComplaintStatus key={complaint.complaintNumber} complaint={complaint} />}
    </CaseStatusPanel>
  );
};
