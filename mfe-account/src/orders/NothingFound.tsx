import { SearchX } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Panel } from 'shared-ui/page-container';
import { ORDERS_PATH } from '../paths.ts';
import { orderTexts } from './texts.ts';

/** J-243: none of the orders is what was looked for. */
export const NothingFound = ({ onClear }: { readonly onClear: () => void }): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <Panel>
      <EmptyState icon={SearchX} title={t('filter.none')} text={t('filter.noneText')}>
        <ButtonLink to={ORDERS_PATH} onClick={onClear}>
          {t('order.all')}
        </ButtonLink>
      </EmptyState>
    </Panel>
  );
};
