import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { CartItem } from '../../service/cart-schema.ts';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';

/** To whom the card of a line goes, and when; nothing for other products. */
export const GiftLine = ({ gift }: { readonly gift: CartItem['gift'] }): ReactNode => {
  const t = useTexts(texts);
  if (gift == null) return null;
  const { recipient_name: name, recipient_email: email, day } = gift;
  return <p className={css.muted}>{t('line', { name, email, day })}</p>;
};
