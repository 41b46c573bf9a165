import { formatMoney } from 'shared-contracts/money';
import type { AskedReminderMail, ReminderMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { Block, MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

/** The last lines of each: what ends it. */
const ending = (text: string, label: string, url: string): readonly Block[] => [paragraph(text), { kind: 'link', label, url }];

/** J-171 */
export const reminderAsked = ({ token, endToken, about, name }: AskedReminderMail, links: ShopLinks, store: string): MailContent => ({
  subject: `Potwierdź przypomnienie: ${name}`,
  heading: 'Jeszcze jedno kliknięcie',
  blocks: [
    paragraph(
      about === 'stock'
        ? `Otrzymaliśmy prośbę, by na ten adres dać znać, gdy produkt ${name} znów będzie dostępny w sklepie ${store}.`
        : `Otrzymaliśmy prośbę, by na ten adres dać znać, gdy cena produktu ${name} w sklepie ${store} spadnie.`,
    ),
    paragraph('Wyślemy jedną wiadomość. Link działa przez 7 dni.'),
    button('Potwierdź', links.confirmReminder(token)),
    ...ending(
      'Jeśli to nie Ty, zignoruj tę wiadomość: bez potwierdzenia nic nie wyślemy.',
      'To pomyłka, zakończ',
      links.endReminder(endToken),
    ),
  ],
  unsubscribe: links.endReminder(endToken),
});

const why = (links: ShopLinks, endToken: string): readonly Block[] =>
  ending(
    'To jedyna wiadomość, o którą prosisz w tym przypomnieniu.',
    'Zarządzaj przypomnieniem lub je zakończ',
    links.endReminder(endToken),
  );

/** O-09 */
export const backInStock = ({ name, path, finalPrice, endToken }: ReminderMail, links: ShopLinks): MailContent => ({
  subject: `Znów dostępny: ${name}`,
  heading: 'Jest znów dostępny',
  blocks: [
    paragraph('Prosisz o wiadomość, gdy ten produkt wróci do sprzedaży. Liczba sztuk jest ograniczona.'),
    { kind: 'values', title: 'Produkt', values: [{ name, value: formatMoney(finalPrice), isSum: true }] },
    button('Zobacz produkt', links.page(path)),
    ...why(links, endToken),
  ],
  unsubscribe: links.endReminder(endToken),
});

/** O-09; whoever tells of a reduction tells the lowest price of the thirty days before it, too. */
export const priceDrop = ({ name, path, finalPrice, omnibusPrice, priceSeen, endToken }: ReminderMail, links: ShopLinks): MailContent => ({
  subject: `Cena spadła: ${name}`,
  heading: 'Cena spadła',
  blocks: [
    {
      kind: 'values',
      title: name,
      values: [
        ...(priceSeen === null ? [] : [{ name: 'Cena z dnia prośby', value: formatMoney(priceSeen) }]),
        ...(omnibusPrice === null ? [] : [{ name: 'Najniższa cena z 30 dni przed obniżką', value: formatMoney(omnibusPrice) }]),
        { name: 'Teraz', value: formatMoney(finalPrice), isSum: true },
      ],
    },
    button('Zobacz produkt', links.page(path)),
    ...why(links, endToken),
  ],
  unsubscribe: links.endReminder(endToken),
});
