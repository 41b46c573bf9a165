import type { ReactNode } from 'react';
import type { CartItem } from '../../service/cart-schema.ts';
import * as css from './gift-line.css.ts';

interface GiftLineProps {
  readonly gift: CartItem['gift'];
  /** Says it in the texts of the page. */
  readonly words: (values: { readonly name: string; readonly email: string; readonly day: string }) => string;
}

/** J-250: to whom the card of a line goes, and when; nothing for other products. */
export const GiftLine = ({ gift, words }: GiftLineProps): ReactNode =>
  gift == null ? null : <p className={css.gift}>{words({ name: gift.recipient_name, email: gift.recipient_email, day: gift.day })}</p>;
