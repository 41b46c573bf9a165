import { complaintAnswerBy } from 'shared-contracts/complaints';
import type { ComplaintReply } from '../../complaints/reply.ts';
import { button, paragraph } from './content.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

interface Submitted {
  readonly number: string;
  readonly submittedAt: string;
}
interface Replied {
  readonly number: string;
  readonly reply: ComplaintReply;
  /** Of the shop's staff. */
  readonly message: string;
}

const days = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

export const complaintSubmitted = ({ number, submittedAt }: Submitted, links: ShopLinks): MailContent => ({
  subject: `Reklamacja ${number} – przyjęliśmy zgłoszenie`,
  heading: 'Przyjęliśmy Twoją reklamację',
  blocks: [
    paragraph(`Numer zgłoszenia: ${number}. Zachowaj go: z nim sprawdzisz, na jakim etapie jest sprawa.`),
    paragraph(`Odpowiemy w ciągu 14 dni, najpóźniej ${days.format(new Date(complaintAnswerBy(submittedAt)))}.`),
    button('Sprawdź status', links.complaint(number)),
  ],
});

const replies: Readonly<Record<ComplaintReply, readonly [subject: string, heading: string]>> = {
  answered: ['mamy odpowiedź', 'Odpowiadamy na Twoją reklamację'],
  accepted: ['uznaliśmy reklamację', 'Uznaliśmy Twoją reklamację'],
  rejected: ['nie uznaliśmy reklamacji', 'Nie uznaliśmy Twojej reklamacji'],
};

export function complaintReplied({ number, reply, message }: Replied, links: ShopLinks): MailContent {
  const [subject, heading] = replies[reply];
  return {
    subject: `Reklamacja ${number} – ${subject}`,
    heading,
    blocks: [
      ...message
        .split('\n')
        .filter((line) => line !== '')
        .map(paragraph),
      button('Zobacz reklamację', links.complaint(number)),
      paragraph('Masz pytania albo chcesz coś dosłać? Odpowiedz na tę wiadomość.'),
    ],
  };
}
