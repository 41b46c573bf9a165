import type { Language } from 'shared-contracts';
import { SHOP_REVIEWS_PATH } from 'shared-contracts/surveys';
import type { RatedOrderMail, RatingReminderMail, RejectedCommentMail } from '../mail.ts';
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
  published: 'Twój komentarz jest już na stronie',
  publishedText:
    'Opublikowaliśmy Twój komentarz do zamówienia {number}. Zgodę cofniesz w każdej chwili: linkiem, z którego wysłano ocenę, albo w zgodach swojego konta.',
  see: 'Zobacz opinie o sklepie',
  rejected: 'Nie opublikowaliśmy Twojego komentarza',
  rejectedText: 'Nie opublikowaliśmy Twojego komentarza do zamówienia {number}. Gwiazdki liczą się w średniej sklepu.',
  reason: 'Powód: {reason}',
  answer: 'Jeśli się z tym nie zgadzasz, odpowiedz na tę wiadomość.',
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
    published: 'Ваш коментар уже на сайті',
    publishedText:
      'Ми опублікували ваш коментар до замовлення {number}. Згоду можна відкликати будь-коли: за посиланням, з якого надіслано оцінку, або у згодах свого кабінету.',
    see: 'Переглянути відгуки про магазин',
    rejected: 'Ми не опублікували ваш коментар',
    rejectedText: 'Ми не опублікували ваш коментар до замовлення {number}. Зірки враховуються в середній оцінці магазину.',
    reason: 'Причина: {reason}',
    answer: 'Якщо ви не згодні, дайте відповідь на цей лист.',
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

/** J-339: a comment that the shop's page of reviews shows now. */
export function commentPublished({ language, number }: RatedOrderMail, links: ShopLinks): MailContent {
  const own = texts[language];
  return {
    subject: own.published,
    heading: own.published,
    blocks: [paragraph(filled(own.publishedText, { number })), button(own.see, links.page(SHOP_REVIEWS_PATH))],
  };
}

/** J-339: a comment that it does not show, and why. */
export function commentRejected({ language, number, reason }: RejectedCommentMail): MailContent {
  const own = texts[language];
  return {
    subject: own.rejected,
    heading: own.rejected,
    blocks: [paragraph(filled(own.rejectedText, { number })), paragraph(filled(own.reason, { reason })), paragraph(own.answer)],
  };
}
