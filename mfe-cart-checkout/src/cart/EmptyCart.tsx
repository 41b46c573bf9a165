import { Search, ShoppingCart } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { SEARCH_PATH, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { texts } from '../texts.ts';

/** Nothing in the cart: why, and where to go on. */
export const EmptyCart = ({ hasExpired }: { readonly hasExpired: boolean }): ReactNode => {
  const t = useTexts(texts);
  return (
    <EmptyState
      icon={ShoppingCart}
      title={t(hasExpired ? 'empty.expiredTitle' : 'empty.title')}
      text={t(hasExpired ? 'empty.expiredText' : 'empty.text')}
    >
      <ButtonLink to="/">{t('empty.home')}</ButtonLink>
      <ButtonLink to={SEARCH_PATH} variant="secondary" icon={Search}>
        {t('empty.search')}
      </ButtonLink>
    </EmptyState>
  );
};
