import { formatMoney } from 'shared-contracts/money';
import { addressLines, beginLetter, heading, margin, paragraph, row, sellerLines, type Seller } from '../pdf/letter.ts';
import { ink, muted } from '../pdf/paper.ts';
import type { Pdf } from '../pdf/paper.ts';
import { wayText } from './paper.ts';
import type { WithdrawalPaper } from './paper.ts';
import { dayText, momentText } from '../translation/day-text.ts';
import { withdrawalTexts } from './texts.ts';

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
  for (const line of addressLines(seller)) pdf.text(line, margin + 24, pdf.y, { width: width - 48 });
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
  const { pdf, bytes } = beginLetter({ title: texts.title, number, language, at: submittedAt, seller });
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
  paragraph(pdf, wayText(paper));
  paragraph(pdf, `${texts.refund} ${texts.unpaid}`);
  heading(pdf, texts.seller);
  paragraph(pdf, sellerLines(seller).join('\n'));
  if (returnWay === 'label' && paper.pickup === undefined && paper.isGivenUp !== true) label(pdf, paper, seller);
  pdf.end();
  return bytes;
}
