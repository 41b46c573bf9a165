import { formatMoney } from 'shared-contracts/money';
import type { ReservationMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { moment } from './moment.ts';

/** K-16 */
export const reservationMade = ({ id, number, shop, until, items, total }: ReservationMail, links: ShopLinks): MailContent => ({
  subject: `Rezerwacja ${number} – czeka w salonie`,
  heading: 'Produkty są odłożone',
  blocks: [
    paragraph(`Rezerwacja ${number} czeka na Ciebie do ${moment(until)}. Zapłacisz w salonie, przy odbiorze.`),
    paragraph('Kod odbioru wysłaliśmy SMS-em.'),
    button('Zobacz rezerwację', links.reservation(id)),
    {
      kind: 'values',
      title: `Rezerwacja ${number}`,
      values: [
        ...items.map(({ name, qty, rowTotal }) => ({ name, note: `${qty} szt.`, value: formatMoney(rowTotal) })),
        { name: 'Do zapłaty w salonie', value: formatMoney(total), isSum: true },
      ],
    },
    { kind: 'lines', title: 'Salon', lines: shop },
  ],
});
