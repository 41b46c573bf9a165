import type { ReactNode } from 'react';
import * as account from '../account/account.css.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { readFactor } from '../security/read-security.ts';
import { useRequest } from '../session/use-request.ts';
import { ConsentsPanel } from './ConsentsPanel.tsx';
import { DeletionPanel } from './DeletionPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';

/** J-240, J-241, J-244: what the customer has allowed, a copy of all data, the end of the account. */
export default function PrivacyPart(): ReactNode {
  const { answer, reload } = useRequest(readFactor);
  return (
    <div className={account.stack}>
      <ConsentsPanel />
      {answer.state === 'loading' && <LoadingPart />}
      {answer.state === 'failed' && <LoadFailure error={answer.error} onRetry={reload} />}
      {answer.state === 'ready' && (
        <>
          <ExportPanel withCode={answer.value.since !== null} />
          <DeletionPanel withCode={answer.value.since !== null} />
        </>
      )}
    </div>
  );
}
