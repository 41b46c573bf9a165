import type { ReactNode } from 'react';
import { useHydrated, useTexts, type PageProps } from 'shared-contracts';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { BalancePanel } from './balance/BalancePanel.tsx';
import { GiftFacts } from './buy/GiftFacts.tsx';
import { GiftForm } from './buy/GiftForm.tsx';
import * as css from './gift-cards.css.ts';
import { texts } from './texts.ts';

export { texts };

/** J-250, J-253: where gift cards are bought, and where it is seen what is left on one. */
export default function GiftCardPage({ kind }: PageProps): ReactNode {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const page = kind === 'gift-card-balance' ? 'balance' : 'buy';
  return (
    <PageContainer className={css.page}>
      <h1 className={css.title}>{t(page === 'balance' ? 'balance.title' : 'title')}</h1>
      <p className={css.lead}>{t(page === 'balance' ? 'balance.lead' : 'lead')}</p>
      <noscript>
        <Panel>{t('noScript')}</Panel>
      </noscript>
      {page === 'balance' && <BalancePanel />}
      {page === 'buy' && (
        <div className={css.columns}>
          {isHydrated ? <GiftForm /> : <div className={css.formPlace} />}
          <GiftFacts />
        </div>
      )}
    </PageContainer>
  );
}
