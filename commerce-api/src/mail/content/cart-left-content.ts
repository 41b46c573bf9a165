import type { Language } from 'shared-contracts';
import type { LeftCartMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { filled } from './order-texts.ts';

const polish = {
  subject: 'Twój koszyk w {store} czeka',
  heading: 'Dokończysz zakupy?',
  text: 'Prosisz w sklepie o wiadomość, gdy zostawisz koszyk. Produkty nie są odłożone, a ceny mogą się zmienić.',
  cart: 'W koszyku',
  pieces: '{count} szt.',
  open: 'Wróć do koszyka',
  why: 'To jedyna wiadomość o tym koszyku.',
  end: 'Nie przypominaj mi o koszyku',
} as const;

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof polish, string>>>> = {
  pl: polish,
  ua: {
    subject: 'Ваш кошик у {store} чекає',
    heading: 'Завершите покупки?',
    text: 'Ви просили в магазині написати, якщо залишите кошик. Товари не відкладено, а ціни можуть змінитися.',
    cart: 'У кошику',
    pieces: '{count} шт.',
    open: 'Повернутися до кошика',
    why: 'Це єдине повідомлення про цей кошик.',
    end: 'Не нагадувати мені про кошик',
  },
};

/** A-26, C-31: the one e-mail about a cart that was left, with the link that brings it back. */
export function cartLeft({ language, cartId, items, endToken }: LeftCartMail, links: ShopLinks, store: string): MailContent {
  const own = texts[language];
  return {
    subject: filled(own.subject, { store }),
    heading: own.heading,
    blocks: [
      paragraph(own.text),
      { kind: 'lines', title: own.cart, lines: items.map(({ name, qty }) => `${name}, ${filled(own.pieces, { count: String(qty) })}`) },
      button(own.open, links.cart(cartId)),
      paragraph(own.why),
      { kind: 'link', label: own.end, url: links.endCartReminder(endToken) },
    ],
    unsubscribe: links.endCartReminder(endToken),
  };
}
