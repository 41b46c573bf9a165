import { useCallback, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import { CaseStatusPanel } from '../../cases/CaseStatusPanel.tsx';
import type { Commerce } from '../../session/commerce.ts';
import { complaintTexts } from '../texts.ts';
import { ComplaintStatus } from './ComplaintStatus.tsx';
import { readComplaint } from './read-complaint.ts';

/** B-07, A-52: how a complaint stands, by its number. */
export const StatusPanel = (): ReactNode => {
  const t = useTexts(complaintTexts);
  const connection = useConnection();
  const read = useCallback((commerce: Commerce, number: string) => readComplaint(commerce, connection().storage, number), [connection]);
  return (
    <CaseStatusPanel title={t('status.title')} label={t('status.number')} hint={t('status.hint')} submit={t('status.submit')} read={read}>
      {(complaint) => <ComplaintStatus key={complaint.complaintNumber} found={complaint} />}
    </CaseStatusPanel>
  );
};
