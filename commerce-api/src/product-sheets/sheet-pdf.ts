import type { Language } from 'shared-contracts';
import { energyColours, type EnergyClass } from 'shared-contracts/theme';
import { beginLetter, heading, margin, paragraph, row, sellerLines, type Seller } from '../pdf/letter.ts';
import type { Pdf } from '../pdf/paper.ts';
import { sheetTexts } from './texts.ts';

/** What the sheet of a product says, in the language of its reader. */
export interface ProductSheet {
  readonly language: Language;
  readonly name: string;
  readonly sku: string;
  readonly supplier: string;
  readonly energyClass: string;
  readonly eprelNumber: string;
  readonly values: readonly { readonly name: string; readonly value: string }[];
}

const isEnergyClass = (letter: string): letter is EnergyClass => letter in energyColours;

/** The arrow of the class, in the colour that the law gives it. */
function arrow(pdf: Pdf, energyClass: string): void {
  if (!isEnergyClass(energyClass)) return;
  const { arrow: ground, letter } = energyColours[energyClass];
  const top = pdf.y;
  pdf.polygon([margin, top], [margin + 56, top], [margin + 72, top + 16], [margin + 56, top + 32], [margin, top + 32]).fill(ground);
  pdf
    .font('strong')
    .fontSize(20)
    .fillColor(letter)
    .text(energyClass, margin + 16, top + 5);
  pdf.y = top + 44;
}

/** J-366: the product information sheet of a product with an energy label, as a PDF that can be kept. @param at ISO 8601 */
export function sheetPdf(sheet: ProductSheet, seller: Seller, at: string): Promise<Buffer> {
  const { language, name, sku, supplier, energyClass, eprelNumber, values } = sheet;
  const texts = sheetTexts[language];
  const { pdf, bytes } = beginLetter({ title: texts.title, number: sku, language, at, seller });
  heading(pdf, name, 14);
  arrow(pdf, energyClass);
  row(pdf, texts.class, energyClass, 'strong');
  row(pdf, texts.supplier, supplier);
  row(pdf, texts.model, sku);
  for (const { name: what, value } of values) row(pdf, what, value);
  row(pdf, texts.register, eprelNumber);
  paragraph(pdf, texts.registerHint.replace('{url}', `https://eprel.ec.europa.eu/qr/${encodeURIComponent(eprelNumber)}`));
  heading(pdf, texts.seller);
  paragraph(pdf, sellerLines(seller).join('\n'));
  pdf.end();
  return bytes;
}
