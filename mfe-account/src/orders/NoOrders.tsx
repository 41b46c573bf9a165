import { Package } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Panel } from 'shared-ui/page-container';
import { orderTexts } from './texts.ts';

/** Says that nothing has been ordered yet, and shows a way on. */
export const NoOrders = (): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <Panel>
      <EmptyState icon={Package} title={t('orders.none')} text={t('orders.noneText')}>
        <ButtonLink to="/">{t('orders.shop')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
};
