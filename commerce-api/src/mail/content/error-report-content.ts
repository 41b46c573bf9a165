import type { ErrorReportMail } from '../mail.ts';
import type { MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';

/** For the shop's own mailbox alone: nobody else gets words that a visitor has typed. */
export const errorReported = ({ id, name, email, phone, comment, page, browser }: ErrorReportMail, links: ShopLinks): MailContent => ({
  subject: `Zgłoszenie błędu nr ${id}`,
  heading: 'Ktoś zgłosił błąd w sklepie',
  blocks: [
    { kind: 'lines', title: 'Opis', lines: comment.split('\n') },
    {
      kind: 'lines',
      title: 'Kto zgłosił',
      lines: [name, email, ...(phone === '' ? [] : [phone])],
    },
    {
      kind: 'lines',
      title: 'Gdzie',
      lines: [...(page === '' ? [] : [links.page(page)]), browser],
    },
  ],
});
