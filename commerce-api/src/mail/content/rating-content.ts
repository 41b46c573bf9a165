import type { Language } from 'shared-contracts';
import type { RatedOrderMail, RatingReminderMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { filled } from './order-texts.ts';

const polish = {
  thanks: 'Dziękujemy za ocenę',
  thanksText: 'Mamy Twoją ocenę zamówienia {number}. Czytamy każdą: pomaga nam poprawiać zakupy i dostawę.',
  ask: 'Jak poszły zakupy?',
  askText: 'Tydzień temu doręczyliśmy zamówienie {number}. Oceń zakupy i dostawę, zajmie to chwilę.',
  rate: 'Oceń zamówienie',
  once: 'To jedyne przypomnienie. Dostajesz je, bo prosisz o nie w swoim koncie.',
  end: 'Nie przypominaj mi o ocenach',
} as const;

const texts: Readonly<Record<Language, Readonly<Record<keyof typeof polish, string>>>> = {
  pl: polish,
  ua: {
    thanks: 'Дякуємо за оцінку',
    thanksText: 'Ми отримали вашу оцінку замовлення {number}. Читаємо кожну: це допомагає нам поліпшувати покупки й доставку.',
    ask: 'Як пройшла покупка?',
    askText: 'Тиждень тому ми доставили замовлення {number}. Оцініть покупку й доставку, це займе хвилинку.',
    rate: 'Оцінити замовлення',
    once: 'Це єдине нагадування. Ви отримали його, бо просили про це у своєму кабінеті.',
    end: 'Не нагадувати про оцінки',
  },
};

/** J-312: thanks for a rating. */
export function ratingThanks({ language, number }: RatedOrderMail): MailContent {
  const own = texts[language];
  return { subject: own.thanks, heading: own.thanks, blocks: [paragraph(filled(own.thanksText, { number }))] };
}

/** J-312: the one e-mail about a rating that was not given. */
export function ratingReminder({ language, number, orderId, token, endToken }: RatingReminderMail, links: ShopLinks): MailContent {
  const own = texts[language];
  return {
    subject: own.ask,
    heading: own.ask,
    blocks: [
      paragraph(filled(own.askText, { number })),
      button(own.rate, links.rateOrder(orderId, token)),
      paragraph(own.once),
      { kind: 'link', label: own.end, url: links.endRatingReminders(endToken) },
    ],
    unsubscribe: links.endRatingReminders(endToken),
  };
}
