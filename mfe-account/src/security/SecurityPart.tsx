import type { ReactNode } from 'react';
import * as account from '../account/account.css.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { DevicesPanel } from './devices/DevicesPanel.tsx';

const listSessions = (commerce: Commerce): ReturnType<Commerce['listSessions']> => commerce.listSessions();

/** How the customer signs in, and where they are signed in. */
export default function SecurityPart(): ReactNode {
  const { answer, reload, setValue } = useRequest(listSessions);
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  return (
    <div className={account.stack}>
      <DevicesPanel sessions={answer.value} onChange={(sessions) => setValue([...sessions])} />
    </div>
  );
}
