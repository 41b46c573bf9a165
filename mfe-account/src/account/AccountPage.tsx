import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useHydrated, userSlice, useTexts, type PageProps } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { accountPhase, type ReadState } from './account-phase.ts';
import * as css from './account.css.ts';
import { Dashboard } from './Dashboard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { LoadingTiles } from './LoadingTiles.tsx';

export { texts };

/** the customer's start page. The server draws its frame; who is signed in is known in the browser only. */
export default function AccountPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const session = useSession();
  const user = useAtomValue(userSlice.read);
  const [read, setRead] = useState<ReadState>('reading');
  const phase = accountPhase(read, user, useHydrated());

  const load = useCallback(() => session.loadCustomer().then(({ kind }) => setRead(kind)), [session]);
  useEffect(() => void load(), [load]);

  return (
    <PageContainer className={css.page}>
      <h1>{t('account.title')}</h1>
      {phase === 'loading' && <LoadingTiles />}
      {phase === 'guest' && <GuestCard />}
      {phase === 'failed' && (
        <Panel className={css.alone}>
          <ErrorMessage title={t('account.failedTitle')} text={t('account.failedText')} onRetry={load} />
        </Panel>
      )}
      {phase === 'customer' && <Dashboard user={user} onSignOut={session.signOut} />}
    </PageContainer>
  );
}
