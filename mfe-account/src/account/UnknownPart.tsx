import { SearchX } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { ACCOUNT_PATH, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Panel } from 'shared-ui/page-container';
import { accountTexts } from './texts.ts';

/** an address of the account at which there is nothing. */
export const UnknownPart = (): ReactNode => {
  const t = useTexts(accountTexts);
  return (
    <Panel>
      <EmptyState icon={SearchX} title={t('unknown.title')} text={t('unknown.text')}>
        <ButtonLink to={ACCOUNT_PATH}>{t('unknown.back')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
};
