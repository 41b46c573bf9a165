import type { Language } from 'shared-contracts';
import { dayText } from '../../translation/day-text.ts';
import type { WarrantyMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { filled } from './order-texts.ts';

const polish = {
  subject: 'Gwarancja kończy się {day}',
  heading: 'Gwarancja niedługo się skończy',
  text: 'Gwarancja produktów z zamówienia {number} trwa do {day}. Jeśli coś w nich nie działa, zgłoś to wcześniej.',
  goods: 'Produkty',
  claim: 'Zgłoś reklamację',
  order: 'Zobacz zamówienie',
  end: 'Nie przypominaj mi o tej gwarancji',
} as const;

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof polish, string>>>> = {
  pl: polish,
  ua: {
    subject: 'Гарантія діє до {day}',
    heading: 'Гарантія скоро закінчиться',
    text: 'Гарантія на товари із замовлення {number} діє до {day}. Якщо щось у них не працює, повідомте нас раніше.',
    goods: 'Товари',
    claim: 'Подати рекламацію',
    order: 'Переглянути замовлення',
    end: 'Не нагадувати про цю гарантію',
  },
};

/** J-290: the e-mail that a customer has asked for, thirty days before a warranty ends. */
export function warrantyEndsSoon({ language, number, until, items, endToken }: WarrantyMail, links: ShopLinks): MailContent {
  const own = texts[language];
  const day = dayText(until, language);
  return {
    subject: filled(own.subject, { day }),
    heading: own.heading,
    blocks: [
      paragraph(filled(own.text, { number, day })),
      { kind: 'lines', title: own.goods, lines: items.map(({ name }) => name) },
      button(own.order, links.page(`/customer/account/orders/${encodeURIComponent(number)}`)),
      { kind: 'link', label: own.claim, url: links.page('/reklamacje/zglos') },
      { kind: 'link', label: own.end, url: links.endWarrantyReminder(endToken) },
    ],
    unsubscribe: links.endWarrantyReminder(endToken),
  };
}
