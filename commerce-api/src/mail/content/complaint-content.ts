import type { Language } from 'shared-contracts';
import { complaintAnswerBy } from 'shared-contracts/complaints';
import type { ComplaintReply } from '../../complaints/complaint.ts';
import { dayText } from '../../translation/day-text.ts';
import type { RepliedComplaintMail, SubmittedComplaintMail } from '../mail.ts';
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
  },
};

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
      ...message
        .split('\n')
        .filter((line) => line !== '')
        .map(paragraph),
      button(own.open, links.complaint(number)),
      // J-286: once it is decided, nobody reads what would be written there.
      paragraph(reply === 'answered' ? own.writeBack : own.questions),
    ],
  };
}
