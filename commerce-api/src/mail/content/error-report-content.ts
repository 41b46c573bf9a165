import type { ErrorReportMail } from '../mail.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

/** For the shop's own mailbox alone: nobody else gets words that a visitor has typed. */
export const errorReported = (
  { id, name, email, phone, comment, page, browser, topic = '', hasPicture = false }: ErrorReportMail,
  links: ShopLinks,
): MailContent => ({
  subject: topic === '' ? `Zgłoszenie błędu nr ${id}` : `Wiadomość nr ${id} (${topic})`,
  heading: topic === '' ? 'Ktoś zgłosił błąd w sklepie' : 'Ktoś napisał do sklepu',
  blocks: [
    { kind: 'lines', title: topic === '' ? 'Opis' : 'Treść', lines: comment.split('\n') },
    {
      kind: 'lines',
      title: topic === '' ? 'Kto zgłosił' : 'Kto napisał',
      lines: [name, email, ...(phone === '' ? [] : [phone])],
    },
    {
      kind: 'lines',
      title: 'Gdzie',
      lines: [
        ...(page === '' ? [] : [links.page(page)]),
        browser,
        ...(hasPicture ? ['Obraz ekranu jest przy zgłoszeniu w biurze sklepu.'] : []),
      ],
    },
  ],
});
