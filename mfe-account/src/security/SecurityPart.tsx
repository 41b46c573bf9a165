import type { ReactNode } from 'react';
import * as account from '../account/account.css.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { useRequest } from '../session/use-request.ts';
import { DevicesPanel } from './devices/DevicesPanel.tsx';
import { FactorPanel } from './factor/FactorPanel.tsx';
import { PasskeysPanel } from './passkeys/PasskeysPanel.tsx';
import { readSecurity } from './read-security.ts';

/** How the customer signs in, and where they are signed in. */
export default function SecurityPart(): ReactNode {
  const { answer, reload, setValue } = useRequest(readSecurity);
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const { value } = answer;
  return (
    <div className={account.stack}>
      <FactorPanel state={value.factor} onChange={(factor) => setValue({ ...value, factor })} />
      <PasskeysPanel
        passkeys={value.passkeys}
        withCode={value.factor.since !== null}
        onChange={(passkeys) => setValue({ ...value, passkeys })}
      />
      <DevicesPanel sessions={value.sessions} onChange={(sessions) => setValue({ ...value, sessions })} />
    </div>
  );
}
