import { UserRound } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { texts } from '../texts.ts';
import * as css from './account.css.ts';
import { Dashboard } from './Dashboard.tsx';
import { GuestCard } from './GuestCard.tsx';
import { LoadingTiles } from './LoadingTiles.tsx';
import { useAccount } from './use-account.ts';

export { texts };

/** the customer's start page. The server draws its frame; who is signed in is known in the browser only. */
export default function AccountPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const { phase, user, session, load } = useAccount();
  return (
    <PageContainer className={css.page}>
      <h1>{t('account.title')}</h1>
      {phase === 'loading' && <LoadingTiles />}
      {phase === 'guest' && <GuestCard icon={UserRound} title={t('guest.title')} text={t('guest.text')} />}
      {phase === 'failed' && (
        <Panel className={css.alone}>
          <ErrorMessage title={t('account.failedTitle')} text={t('account.failedText')} onRetry={load} />
        </Panel>
      )}
      {phase === 'customer' && <Dashboard user={user} onSignOut={session.signOut} />}
    </PageContainer>
  );
}
