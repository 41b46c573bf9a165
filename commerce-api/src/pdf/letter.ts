import type { Language } from 'shared-contracts';
import type { Sender } from '../mail/render-mail.ts';
import { locales } from '../translation/day-text.ts';
import { hairline, ink, muted, startPaper } from './paper.ts';
import type { Font, Pdf } from './paper.ts';

export type Seller = Sender['store'];

/** Points. */
export const margin = 56;
const amountWidth = 180;

/** Name and address of the seller, a line each. */
export const addressLines = ({ config: { legalEntity: seller } }: Seller): readonly string[] => [
  seller.name,
  seller.street,
  `${seller.postcode} ${seller.city}`,
];

/** Who the seller is, a line each. */
export const sellerLines = (seller: Seller): readonly string[] => [
  ...addressLines(seller),
  `NIP ${seller.config.legalEntity.nip}`,
  seller.config.contactEmail,
];

export const paragraph = (pdf: Pdf, text: string, size = 10): void => {
  pdf.font('plain').fontSize(size).fillColor(ink).text(text, margin, pdf.y, { lineGap: 3 }).moveDown(0.6);
};

export const heading = (pdf: Pdf, text: string, size = 12): void => {
  pdf.moveDown(0.4).font('strong').fontSize(size).fillColor(ink).text(text, margin, pdf.y).moveDown(0.4);
};

/** A row with a value at its end; the next one begins below the longer of the two. */
export function row(pdf: Pdf, name: string, value: string, font: Font = 'plain'): void {
  const width = pdf.page.width - 2 * margin;
  const top = pdf.y;
  pdf
    .font(font)
    .fontSize(10)
    .fillColor(ink)
    .text(name, margin, top, { width: width - amountWidth - 12, lineGap: 2 });
  const bottom = pdf.y;
  // The name may have begun a page: then its value stands there.
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

interface LetterStart {
  readonly title: string;
  /** Of the case: it stands in the title of the file. */
  readonly number: string;
  readonly language: Language;
  /** ISO 8601. */
  readonly at: string;
  readonly seller: Seller;
}

/** A PDF that confirms something to a shopper: the shop's name and the title stand on it. @returns the paper to write on, and its bytes */
export function beginLetter({ title, number, language, at, seller }: LetterStart): ReturnType<typeof startPaper> {
  const paper = startPaper({ title: `${title} ${number}`, author: seller.name, locale: locales[language], at, margin });
  paper.pdf.font('strong').fontSize(11).fillColor(muted).text(seller.name, margin, margin).moveDown(0.8);
  heading(paper.pdf, title, 20);
  return paper;
}
