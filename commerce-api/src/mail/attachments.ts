import { confirmationPdf } from '../withdrawals/confirmation-pdf.ts';
import type { Mail } from './mail.ts';
import type { Attachment, Sender } from './render-mail.ts';

/** Files that go with an e-mail: of a withdrawal its confirmation, on a durable medium. */
export async function attachmentsOf(mail: Mail, { store }: Pick<Sender, 'store'>): Promise<readonly Attachment[]> {
  if (mail.kind !== 'withdrawal-submitted') return [];
  const content = await confirmationPdf(mail.data, store);
  return [{ filename: `${mail.data.number}.pdf`, contentType: 'application/pdf', content }];
}
