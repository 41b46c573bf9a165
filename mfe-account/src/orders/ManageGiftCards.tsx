import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { TextLink } from 'shared-ui/link';
import { orderTexts } from './texts.ts';

/** J-254: the way to the gift cards of an order, where they are given back; for those who hold its secret. */
export const ManageGiftCards = ({ order: { number, hash, gift_cards: cards = [] } }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  if (hash === '' || cards.length === 0) return null;
  return (
    <p>
      <TextLink to={`/checkout/success/${number}/${hash}`}>{t('gift.manage')}</TextLink>
    </p>
  );
};
