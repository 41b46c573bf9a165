import { filled } from '../mail/content/order-texts.ts';
import type { InvoiceDocument } from './invoice.ts';
import { invoiceTexts } from './texts.ts';

/** What stands below the name of a side of the sale. Of who has collected the goods without an invoice nobody knows an address (J-327). */
export const partyLines = ({ street, postcode, city, nip }: InvoiceDocument['buyer']): readonly string[] =>
  [street, `${postcode} ${city}`.trim(), nip === null ? '' : filled(invoiceTexts.nip, { nip })].filter((line) => line !== '');
