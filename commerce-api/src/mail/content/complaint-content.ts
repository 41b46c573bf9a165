import type { Language } from 'shared-contracts';
import { complaintAnswerBy } from 'shared-contracts/complaints';
import { formatMoney } from 'shared-contracts/money';
import type { ComplaintReply } from '../../complaints/complaint.ts';
import { dayText } from '../../translation/day-text.ts';
import type { RefundedComplaintMail, RepliedComplaintMail, SubmittedComplaintMail } from '../mail.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { filled } from './order-texts.ts';

interface Texts extends Readonly<Record<ComplaintReply, readonly [subject: string, heading: string]>> {
  readonly subject: string;
  readonly submitted: readonly [subject: string, heading: string];
  readonly number: string;
  readonly until: string;
  readonly status: string;
  readonly open: string;
  readonly writeBack: string;
  readonly questions: string;
  readonly refunded: string;
  readonly refund: string;
  readonly byGateway: string;
  readonly byTransfer: string;
  readonly nothing: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  pl: {
    subject: 'Reklamacja {number} – {what}',
    submitted: ['przyjęliśmy zgłoszenie', 'Przyjęliśmy Twoją reklamację'],
    number: 'Numer zgłoszenia: {number}. Zachowaj go: z nim sprawdzisz, na jakim etapie jest sprawa.',
    until: 'Odpowiemy w ciągu 14 dni, najpóźniej {day}.',
    status: 'Sprawdź status',
    answered: ['mamy odpowiedź', 'Odpowiadamy na Twoją reklamację'],
    accepted: ['uznaliśmy reklamację', 'Uznaliśmy Twoją reklamację'],
    rejected: ['nie uznaliśmy reklamacji', 'Nie uznaliśmy Twojej reklamacji'],
    open: 'Zobacz reklamację',
    writeBack: 'Na stronie reklamacji możesz nam odpisać i dołączyć zdjęcia lub dokumenty.',
    questions: 'Masz pytania? Odpowiedz na tę wiadomość.',
    refunded: 'zwrot pieniędzy',
    refund: 'Zleciliśmy zwrot pieniędzy: {amount}',
    byGateway: 'Pieniądze wrócą tą samą drogą, którą zapłacono.',
    byTransfer: 'Pieniądze, których nie oddaje operator płatności, wysyłamy przelewem na konto podane w reklamacji.',
    nothing: 'Nie ma już czego oddawać: za ten produkt nic nie zapłacono albo pieniądze oddaliśmy wcześniej',
  },
  ua: {
    subject: 'Рекламація {number} – {what}',
    submitted: ['ми прийняли звернення', 'Ми прийняли вашу рекламацію'],
    number: 'Номер звернення: {number}. Збережіть його: за ним ви дізнаєтеся, на якому етапі справа.',
    until: 'Відповімо протягом 14 днів, не пізніше {day}.',
    status: 'Перевірити статус',
    answered: ['є відповідь', 'Відповідаємо на вашу рекламацію'],
    accepted: ['ми визнали рекламацію', 'Ми визнали вашу рекламацію'],
    rejected: ['ми не визнали рекламацію', 'Ми не визнали вашу рекламацію'],
    open: 'Переглянути рекламацію',
    writeBack: 'На сторінці рекламації ви можете відповісти нам і додати фото або документи.',
    questions: 'Маєте запитання? Дайте відповідь на це повідомлення.',
    refunded: 'повернення грошей',
    refund: 'Ми доручили повернення грошей: {amount}',
    byGateway: 'Гроші повернуться тим самим способом, яким було сплачено.',
    byTransfer: 'Гроші, які не повертає оператор платежів, надсилаємо переказом на рахунок, указаний у рекламації.',
    nothing: 'Повертати вже нічого: за цей товар нічого не сплачено або гроші повернено раніше',
  },
};

/** Words of staff, line by line. */
const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(paragraph);

/** to the claimant, in the language in which the complaint was written. */
export function complaintSubmitted({ number, submittedAt, language = 'pl' }: SubmittedComplaintMail, links: ShopLinks): MailContent {
  const own = texts[language];
  const [what, heading] = own.submitted;
  return {
    subject: filled(own.subject, { number, what }),
    heading,
    blocks: [
      paragraph(filled(own.number, { number })),
      paragraph(filled(own.until, { day: dayText(complaintAnswerBy(submittedAt), language) })),
      button(own.status, links.complaint(number)),
    ],
  };
}

/** J-232: the shop's own words stand as staff has written them. */
export function complaintReplied({ number, reply, message, language = 'pl' }: RepliedComplaintMail, links: ShopLinks): MailContent {
  const own = texts[language];
  const [what, heading] = own[reply];
  return {
    subject: filled(own.subject, { number, what }),
    heading,
    blocks: [
      ...paragraphs(message),
      button(own.open, links.complaint(number)),
      // J-286: once it is decided, nobody reads what would be written there.
      paragraph(reply === 'answered' ? own.writeBack : own.questions),
    ],
  };
}

/** J-333: money of a complaint is on its way back. */
export function complaintRefunded({ number, language, amount, note, isByHand }: RefundedComplaintMail, links: ShopLinks): MailContent {
  const own = texts[language];
  const way = paragraph(isByHand ? own.byTransfer : own.byGateway);
  return {
    subject: filled(own.subject, { number, what: own.refunded }),
    heading: amount === 0 ? own.nothing : filled(own.refund, { amount: formatMoney(amount) }),
    blocks: [...paragraphs(note), ...(amount === 0 ? [] : [way]), button(own.open, links.complaint(number)), paragraph(own.questions)],
  };
}
