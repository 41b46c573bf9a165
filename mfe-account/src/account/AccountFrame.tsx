import { UserRound } from 'shared-ui/icons';
import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { texts } from '../texts.ts';
import * as css from './account.css.ts';
import type { AccountSection } from './account-section.ts';
import { AccountNav } from './AccountNav.tsx';
import { GuestCard } from './GuestCard.tsx';
import { LoadingPart, LoadingTiles } from './LoadingTiles.tsx';
import { accountTexts } from './texts.ts';
import { useAccount } from './use-account.ts';

interface AccountFrameProps {
  readonly section: AccountSection;
  readonly children: ReactNode;
}

/** Heading and navigation of the account around a section; guests get the way to the login instead (O-16). */
export const AccountFrame = ({ section, children }: AccountFrameProps): ReactNode => {
  const { number = '' } = useParams();
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const { phase, session, load } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCustomer = useRef(false);
  // Whatever was pressed to sign out is gone.
  useLayoutEffect(() => {
    if (phase === 'guest' && wasCustomer.current && document.activeElement === document.body) heading.current?.focus();
    wasCustomer.current = phase === 'customer';
  }, [phase]);
  return (
    <PageContainer className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {/* "Not found" is shown to signed-in visitors only. */}
        {t(`title.${section === 'not-found' && phase !== 'customer' ? 'dashboard' : section}`, { number })}
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
          <AccountNav section={section} onSignOut={session.signOut} />
          <div className={css.content}>
            <Suspense fallback={<LoadingPart />}>{children}</Suspense>
          </div>
        </div>
      )}
    </PageContainer>
  );
};
