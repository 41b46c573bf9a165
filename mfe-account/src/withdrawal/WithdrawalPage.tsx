import { Suspense, type ReactNode } from 'react';
import { useHydrated, useTexts, type PageProps } from 'shared-contracts';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { StatusPanel } from './status/StatusPanel.tsx';
import { withdrawalTexts } from './texts.ts';
import * as css from './withdrawal.css.ts';

export { withdrawalPageTexts as texts } from './texts.ts';

// Whose order it is, the browser knows alone.
const Withdraw = lazyPart(() => import('./form/Withdraw.tsx'), FailedInPlace);

/** J-198: withdrawal from a contract, and how one stands. */
export default function WithdrawalPage(_props: PageProps): ReactNode {
  const t = useTexts(withdrawalTexts);
  const isHydrated = useHydrated();
  return (
    <PageContainer className={css.page}>
      <h1 className={css.heading}>{t('title')}</h1>
      <p className={css.lead}>
        {t('lead')} <TextLink to="/zwroty.html">{t('returns')}</TextLink>
      </p>
      <noscript>
        <Panel>{t('noScript')}</Panel>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={<LoadingPart />}>
          <Withdraw />
        </Suspense>
      ) : (
        <LoadingPart />
      )}
      <StatusPanel />
    </PageContainer>
  );
}
