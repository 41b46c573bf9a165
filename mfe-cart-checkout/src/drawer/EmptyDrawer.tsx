import { ShoppingCart } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { texts } from '../texts.ts';

/** Nothing in the cart: the drawer leads back to where the shopper was. */
export const EmptyDrawer = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const t = useTexts(texts);
  return (
    <EmptyState icon={ShoppingCart} title={t('empty.title')} text={t('empty.text')}>
      <Button onClick={onClose}>{t('drawer.back')}</Button>
    </EmptyState>
  );
};
