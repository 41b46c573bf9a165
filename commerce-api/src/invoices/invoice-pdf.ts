import { formatMoney, grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { filled } from '../mail/content/order-texts.ts';
import { hairline, ink, muted, startPaper } from '../pdf/paper.ts';
import type { Pdf } from '../pdf/paper.ts';
import { polishDay } from '../promise/working-days.ts';
import { drawTable } from './draw-table.ts';
import type { InvoiceDocument, InvoiceKind, UntaxedPosition } from './invoice.ts';
import { partyLines } from './party-lines.ts';
import { invoiceTexts as texts, kindTexts, reasonTexts } from './texts.ts';
import type { VatGroup } from './vat.ts';
import { groupRows, positionRows } from './table-rows.ts';

/** A paper as it is printed. */
export interface PrintedInvoice {
  readonly kind: InvoiceKind | 'proforma';
  readonly number: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly ksefNumber: string | null;
  readonly document: InvoiceDocument;
  /** Of a proforma: what is to be paid, gift cards included, and where. */
  readonly request: {
    readonly due: Grosze;
    readonly cards: readonly UntaxedPosition[];
    readonly transfer: { readonly accountNumber: string; readonly bank: string } | null;
  } | null;
}

/** Points. */
const margin = 40;
const gap = 24;

const heading = (pdf: Pdf, text: string): void => {
  pdf.moveDown(0.8).font('strong').fontSize(11).fillColor(ink).text(text, margin, pdf.y).moveDown(0.4);
};
const line = (pdf: Pdf, text: string): void => void pdf.font('plain').fontSize(9).fillColor(ink).text(text, margin, pdf.y, { lineGap: 2 });

/** Both sides of the sale beside each other. */
function parties(pdf: Pdf, { seller, buyer }: InvoiceDocument): void {
  const top = pdf.y;
  const width = (pdf.page.width - 2 * margin - gap) / 2;
  const bottoms = [
    { title: texts.seller, party: seller },
    { title: texts.buyer, party: buyer },
  ].map(({ title, party }, index) => {
    const x = margin + index * (width + gap);
    pdf.font('plain').fontSize(8).fillColor(muted).text(title, x, top, { width });
    pdf.font('strong').fontSize(10).fillColor(ink).text(party.name, x, pdf.y, { width });
    const lines = partyLines(party);
    pdf.font('plain').fontSize(9).text(lines.join('\n'), x, pdf.y, { width, lineGap: 2 });
    return pdf.y;
  });
  pdf.y = Math.max(...bottoms);
}

/** What stands at the top beside the names. */
function facts({ kind, number, issuedAt, ksefNumber, document }: PrintedInvoice): readonly (readonly [string, string])[] {
  const { corrected } = document;
  return [
    [texts.number, number],
    [texts.issued, polishDay(new Date(issuedAt))],
    ...(kind === 'proforma' ? [] : ([[texts.sold, document.soldOn]] as const)),
    [texts.order, document.orderNumber],
    ...(corrected === undefined
      ? []
      : ([
          [texts.corrects, filled(texts.correctsOf, { number: corrected.number, day: corrected.issuedOn })],
          [texts.reason, reasonTexts[corrected.reason]],
        ] as const)),
    // Only invoices are sent to the national system.
    ...(kind === 'invoice' || kind === 'correction' ? ([[texts.ksef, ksefNumber ?? texts.noKsef]] as const) : []),
  ];
}

/** By what each rate has changed. */
const differences = (after: readonly VatGroup[], before: readonly VatGroup[]): readonly VatGroup[] =>
  before.map((old) => {
    const now = after.find(({ rate }) => rate === old.rate) ?? { net: 0, vat: 0, gross: 0 };
    return { rate: old.rate, net: grosze(now.net - old.net), vat: grosze(now.vat - old.vat), gross: grosze(now.gross - old.gross) };
  });

function sums(pdf: Pdf, { document: { positions, groups, corrected }, request }: PrintedInvoice): void {
  if (corrected === undefined) {
    drawTable(pdf, margin, positionRows(positions, request?.cards));
    heading(pdf, texts.groups);
    return drawTable(pdf, margin, groupRows(groups, request?.cards));
  }
  heading(pdf, texts.before);
  drawTable(pdf, margin, positionRows(corrected.positions));
  heading(pdf, texts.after);
  drawTable(pdf, margin, positionRows(positions));
  heading(pdf, texts.difference);
  drawTable(pdf, margin, groupRows(differences(groups, corrected.groups)));
}

/** What was paid, is to be paid, or is owed no more. */
function payment(pdf: Pdf, { kind, document: { positions, total, payment: paid, corrected, orderNumber }, request }: PrintedInvoice): void {
  pdf.moveDown(0.8);
  const amount = corrected === undefined ? total : grosze(corrected.total - total);
  const label = corrected !== undefined ? texts.lowered : paid.isPaid ? texts.paid : texts.toPay;
  const due = request?.due ?? (corrected === undefined && !paid.isPaid ? grosze(amount - paid.voucher) : amount);
  pdf
    .font('strong')
    .fontSize(14)
    .fillColor(ink)
    .text(`${label}: ${formatMoney(due)}`, margin, pdf.y)
    .moveDown(0.3);
  line(pdf, `${texts.payment}: ${paid.title}`);
  if (corrected === undefined && paid.voucher > 0)
    line(pdf, `${paid.isPaid ? texts.voucher : texts.paidByVoucher}: ${formatMoney(paid.voucher)}`);
  const transfer = request?.transfer ?? null;
  if (transfer !== null) line(pdf, filled(texts.transfer, { account: transfer.accountNumber, bank: transfer.bank, number: orderNumber }));
  if (kind === 'proforma' || kind === 'receipt') {
    pdf.moveDown(0.6);
    // An order of gift cards alone gets no other paper.
    line(pdf, kind === 'proforma' && positions.length === 0 ? texts.proformaOfCards : texts[kind]);
  }
}

/** J-245: an invoice, a receipt, a correction or a proforma as a PDF. */
export function invoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { kind, number, issuedAt, document } = invoice;
  const title = kindTexts[kind];
  const { pdf, bytes } = startPaper({ title: `${title} ${number}`, author: document.seller.name, locale: 'pl-PL', at: issuedAt, margin });
  pdf.font('strong').fontSize(20).fillColor(ink).text(title, margin, margin).moveDown(0.4);
  for (const [name, value] of facts(invoice)) line(pdf, `${name}: ${value}`);
  pdf.moveDown(0.8);
  parties(pdf, document);
  pdf.moveDown(0.8);
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(pdf.page.width - margin, pdf.y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke();
  pdf.moveDown(0.4);
  sums(pdf, invoice);
  payment(pdf, invoice);
  pdf.end();
  return bytes;
}
