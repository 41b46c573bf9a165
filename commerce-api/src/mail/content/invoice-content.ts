import type { Language } from 'shared-contracts';
import { PROFORMA } from '../../invoices/proforma.ts';
import type { OrderMail } from '../mail.ts';
import { paragraph } from './content.ts';
import type { Block, MailContent } from './content.ts';
import type { ShopLinks } from './links.ts';
import { filled } from './order-texts.ts';

interface Texts {
  readonly proforma: string;
  readonly receipt: string;
  readonly invoice: string;
  readonly correction: string;
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  pl: {
    proforma: 'Pobierz proformę (PDF)',
    receipt: 'Pobierz dowód sprzedaży {number} (PDF)',
    invoice: 'Pobierz fakturę {number} (PDF)',
    correction: 'Pobierz fakturę korygującą {number} (PDF)',
    subject: 'Zamówienie {number} – faktura korygująca',
    heading: 'Skorygowaliśmy fakturę',
    text: 'Do zamówienia {order} wystawiliśmy fakturę korygującą {number}.',
  },
  ua: {
    proforma: 'Завантажити рахунок-проформу (PDF)',
    receipt: 'Завантажити підтвердження продажу {number} (PDF)',
    invoice: 'Завантажити рахунок-фактуру {number} (PDF)',
    correction: 'Завантажити коригувальний рахунок-фактуру {number} (PDF)',
    subject: 'Замовлення {number} – коригувальний рахунок-фактура',
    heading: 'Ми скоригували рахунок-фактуру',
    text: 'До замовлення {order} ми виставили коригувальний рахунок-фактуру {number}.',
  },
};

/** J-245: the way to the proforma of a transfer that is waited for. */
export const proformaLink = ({ number, hash, bankTransfer, language = 'pl' }: OrderMail, links: ShopLinks): readonly Block[] =>
  bankTransfer === null ? [] : [{ kind: 'link', label: texts[language].proforma, url: links.orderPaper(number, hash, PROFORMA) }];

/** J-245: the way to the paper that has been issued with what an e-mail tells. */
export const paperOf = ({ number, hash, invoice, language = 'pl' }: OrderMail, links: ShopLinks): readonly Block[] =>
  invoice === undefined
    ? []
    : [
        {
          kind: 'link',
          label: filled(texts[language][invoice.kind], { number: invoice.number }),
          url: links.orderPaper(number, hash, String(invoice.id)),
        },
      ];

/** J-246 */
export function invoiceCorrected(order: OrderMail, links: ShopLinks): MailContent {
  const { language = 'pl', invoice } = order;
  const { subject, heading, text } = texts[language];
  return {
    subject: filled(subject, { number: order.number }),
    heading,
    blocks: [paragraph(filled(text, { order: order.number, number: invoice?.number ?? '' })), ...paperOf(order, links)],
  };
}
