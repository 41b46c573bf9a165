import { formatMoney } from 'shared-contracts/money';
import type { Sender } from '../mail/render-mail.ts';
import { hairline, ink, muted, startPaper } from '../pdf/paper.ts';
import type { Font, Pdf } from '../pdf/paper.ts';
import type { WithdrawalPaper } from './paper.ts';
import { dayText, momentText, withdrawalTexts } from './texts.ts';

type Seller = Sender['store'];

/** Points. */
const margin = 56;
const amountWidth = 180;

const address = ({ config: { legalEntity: seller } }: Seller): readonly string[] => [
  seller.name,
  seller.street,
  `${seller.postcode} ${seller.city}`,
];

const paragraph = (pdf: Pdf, text: string, size = 10): void => {
  pdf.font('plain').fontSize(size).fillColor(ink).text(text, margin, pdf.y, { lineGap: 3 }).moveDown(0.6);
};

const heading = (pdf: Pdf, text: string, size = 12): void => {
  pdf.moveDown(0.4).font('strong').fontSize(size).fillColor(ink).text(text, margin, pdf.y).moveDown(0.4);
};

/** A row with an amount at its end; the next one begins below the longer of the two. */
function row(pdf: Pdf, name: string, value: string, font: Font = 'plain'): void {
  const width = pdf.page.width - 2 * margin;
  const top = pdf.y;
  pdf
    .font(font)
    .fontSize(10)
    .fillColor(ink)
    .text(name, margin, top, { width: width - amountWidth - 12, lineGap: 2 });
  const bottom = pdf.y;
  // The name may have begun a page: then its amount stands there.
  const valueTop = bottom < top ? bottom - pdf.currentLineHeight(true) : top;
  pdf.text(value, margin + width - amountWidth, valueTop, { width: amountWidth, align: 'right' });
  pdf.y = Math.max(bottom, pdf.y) + 4;
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke();
  pdf.y += 6;
}

function label(pdf: Pdf, { number, language }: WithdrawalPaper, seller: Seller): void {
  const texts = withdrawalTexts[language];
  pdf.addPage();
  heading(pdf, texts.labelTitle, 18);
  paragraph(pdf, texts.labelHint);
  const top = pdf.y + 12;
  const width = pdf.page.width - 2 * margin;
  pdf.rect(margin, top, width, 190).lineWidth(1.5).strokeColor(ink).stroke();
  pdf
    .font('plain')
    .fontSize(11)
    .fillColor(muted)
    .text(texts.labelTo, margin + 24, top + 24);
  pdf.font('strong').fontSize(18).fillColor(ink);
  for (const line of address(seller)) pdf.text(line, margin + 24, pdf.y, { width: width - 48 });
  pdf
    .moveDown(0.8)
    .font('plain')
    .fontSize(11)
    .fillColor(muted)
    .text(texts.number, margin + 24, pdf.y);
  pdf
    .font('strong')
    .fontSize(22)
    .fillColor(ink)
    .text(number, margin + 24, pdf.y);
}

/** J-198: the confirmation of a withdrawal as a PDF that can be kept: the statement, its day and hour, and a label for the parcel. */
export function confirmationPdf(paper: WithdrawalPaper, seller: Seller): Promise<Buffer> {
  const { number, orderNumber, orderedAt, submittedAt, language, lines, delivery, total, voucher, returnWay } = paper;
  const texts = withdrawalTexts[language];
  const { pdf, bytes } = startPaper({
    title: `${texts.title} ${number}`,
    author: seller.name,
    locale: language === 'ua' ? 'uk-UA' : 'pl-PL',
    at: submittedAt,
    margin,
  });

  pdf.font('strong').fontSize(11).fillColor(muted).text(seller.name, margin, margin).moveDown(0.8);
  heading(pdf, texts.title, 20);
  paragraph(pdf, texts.statement);
  pdf.moveDown(0.4);
  row(pdf, texts.number, number, 'strong');
  row(pdf, texts.submitted, momentText(submittedAt, language));
  row(pdf, texts.order, orderNumber);
  row(pdf, texts.ordered, dayText(orderedAt, language));
  heading(pdf, texts.lines);
  for (const { name, sku, qty, amount } of lines) row(pdf, `${name}\n${qty} ${texts.pieces}, ${texts.code} ${sku}`, formatMoney(amount));
  if (delivery > 0) row(pdf, texts.delivery, formatMoney(delivery));
  row(pdf, texts.total, formatMoney(total), 'strong');
  if (voucher > 0) row(pdf, texts.voucher, formatMoney(voucher));
  heading(pdf, texts.sendBack);
  paragraph(pdf, `${texts[returnWay]} ${texts.notDelivered}`);
  paragraph(pdf, `${texts.refund} ${texts.unpaid}`);
  heading(pdf, texts.seller);
  paragraph(pdf, [...address(seller), `NIP ${seller.config.legalEntity.nip}`, seller.config.contactEmail].join('\n'));
  if (returnWay === 'label') label(pdf, paper, seller);
  pdf.end();
  return bytes;
}
