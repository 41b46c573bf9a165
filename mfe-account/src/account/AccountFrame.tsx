import { UserRound } from 'shared-ui/icons';
import { Suspense, useRef, type ReactNode } from 'react';
import { useTexts, type Translate } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { texts } from '../texts.ts';
import type pl from './i18n/pl.json';
import * as css from './account.css.ts';
import type { AccountRoute } from './account-route.ts';
import { AccountNav } from './AccountNav.tsx';
import { AccountPart } from './AccountPart.tsx';
import { GuestCard } from './GuestCard.tsx';
import { LoadingPart, LoadingTiles } from './LoadingTiles.tsx';
import { accountTexts } from './texts.ts';
import { useAccount } from './use-account.ts';

/** A page of the account; the two of a forgotten password have a frame of their own. */
export type FramedRoute = Exclude<AccountRoute, { readonly part: 'forgot' | 'reset' }>;

const titleOf = (route: FramedRoute, t: Translate<keyof typeof pl>): string =>
  route.part === 'order' ? t('title.order', { number: route.number }) : t(`title.${route.part}`);

/** Heading and navigation of the account around the page that the address asks for; visitors find the way to the login (O-16). */
export const AccountFrame = ({ route }: { readonly route: FramedRoute }): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const { phase, session, load } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const signOut = async (): Promise<void> => {
    await session.signOut();
    heading.current?.focus(); // The button that was pressed is gone.
  };
  return (
    <PageContainer className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {/* "Not found" is shown to signed-in visitors only. */}
        {titleOf(route.part === 'not-found' && phase !== 'customer' ? { part: 'dashboard' } : route, t)}
      </h1>
      {phase === 'loading' && <LoadingTiles />}
      {phase === 'guest' && <GuestCard icon={UserRound} title={translate('guest.title')} text={translate('guest.text')} />}
      {phase === 'failed' && (
        <Panel className={css.alone}>
          <ErrorMessage title={t('account.failedTitle')} text={t('account.failedText')} onRetry={load} />
        </Panel>
      )}
      {phase === 'customer' && (
        <div className={css.columns}>
          <AccountNav route={route} onSignOut={signOut} />
          <div className={css.content}>
            <Suspense fallback={<LoadingPart />}>
              <AccountPart route={route} />
            </Suspense>
          </div>
        </div>
      )}
    </PageContainer>
  );
};
