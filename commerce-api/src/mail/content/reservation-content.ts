import { formatMoney } from 'shared-contracts/money';
import type { ReservationMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { moment } from './moment.ts';
import { filled } from './order-texts.ts';
import { reservationTexts } from './reservation-texts.ts';

/** K-16, J-371 */
export function reservationMade(mail: ReservationMail, links: ShopLinks): MailContent {
  const { id, number, shop, until, items, total, language = 'pl' } = mail;
  const texts = reservationTexts[language];
  return {
    subject: filled(texts.subject, { number }),
    heading: texts.heading,
    blocks: [
      paragraph(filled(texts.until, { number, until: moment(until, language) })),
      paragraph(texts.code),
      button(texts.show, links.reservation(id)),
      {
        kind: 'values',
        title: filled(texts.title, { number }),
        values: [
          ...items.map(({ name, qty, rowTotal }) => ({
            name,
            note: filled(texts.pieces, { count: String(qty) }),
            value: formatMoney(rowTotal),
          })),
          { name: texts.toPay, value: formatMoney(total), isSum: true },
        ],
      },
      { kind: 'lines', title: texts.shop, lines: shop },
    ],
  };
}
