import { formatMoney } from 'shared-contracts/money';
import { hairline, ink, muted, startPaper, type Pdf } from '../pdf/paper.ts';
import { dayText, locales } from '../translation/day-text.ts';
import type { PaperProduct, PaperSheet, PrintedPaper } from './read-paper.ts';
import { promoPaperTexts } from './texts.ts';

/** Points. */
const margin = 40;
const gap = 16;
const columns = 3;
const bandHeight = 84;
const pictureHeight = 116;
const cellHeight = 236;
const promo = '#C8102E';
const onBand = '#FFFFFF';

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function band(pdf: Pdf, { title, text, background }: PaperSheet, top: number): number {
  const width = pdf.page.width - 2 * margin;
  pdf.roundedRect(margin, top, width, bandHeight, 8).fill(background);
  pdf
    .font('strong')
    .fontSize(20)
    .fillColor(onBand)
    .text(title, margin + 20, top + 18, { width: width - 40, height: 26, ellipsis: true });
  pdf
    .font('plain')
    .fontSize(11)
    .text(text, margin + 20, top + 48, { width: width - 40, height: 28, ellipsis: true });
  return top + bandHeight + gap;
}

/** The type has no sign for inches. */
const printed = (name: string): string => name.replaceAll('″', '"');

function card(pdf: Pdf, product: PaperProduct, picture: Buffer | null, { x, y, width }: Cell, texts: (typeof promoPaperTexts)['pl']): void {
  const { name, sku, price, lowestPrice, url } = product;
  const inner = width - 20;
  pdf.roundedRect(x, y, width, cellHeight, 8).lineWidth(0.75).strokeColor(hairline).stroke();
  if (picture !== null) pdf.image(picture, x + 10, y + 10, { fit: [inner, pictureHeight], align: 'center', valign: 'center' });
  pdf
    .font('strong')
    .fontSize(9.5)
    .fillColor(ink)
    .text(printed(name), x + 10, y + pictureHeight + 18, { width: inner, height: 36, ellipsis: true });
  pdf
    .font('plain')
    .fontSize(7.5)
    .fillColor(muted)
    .text(`${texts.code}: ${sku}`, x + 10, y + pictureHeight + 56, { width: inner, height: 10, ellipsis: true });
  pdf
    .font('strong')
    .fontSize(17)
    .fillColor(lowestPrice === null ? ink : promo)
    .text(formatMoney(price), x + 10, y + pictureHeight + 68, { width: inner, height: 22 });
  if (lowestPrice !== null)
    pdf
      .font('plain')
      .fontSize(7.5)
      .fillColor(muted)
      .text(texts.lowest(formatMoney(lowestPrice)), x + 10, y + pictureHeight + 92, { width: inner, height: 24 });
  pdf.link(x, y, width, cellHeight, url);
}

function head(pdf: Pdf, { seller, language, validFrom, validTo }: PrintedPaper): number {
  const texts = promoPaperTexts[language];
  pdf.font('strong').fontSize(11).fillColor(muted).text(seller.config.storeName, margin, margin);
  pdf
    .fontSize(26)
    .fillColor(ink)
    .text(texts.title, margin, pdf.y + 2);
  pdf
    .font('plain')
    .fontSize(11)
    .fillColor(muted)
    .text(texts.valid(dayText(validFrom, language), dayText(validTo, language)), margin, pdf.y + 2);
  return pdf.y + gap;
}

/** Draws the products of a sheet, on further pages where they do not fit. */
function grid(pdf: Pdf, sheet: PaperSheet, from: number, paper: PrintedPaper, pictureOf: (product: PaperProduct) => Buffer | null): void {
  const texts = promoPaperTexts[paper.language];
  const width = (pdf.page.width - 2 * margin - (columns - 1) * gap) / columns;
  let y = from;
  for (const [at, product] of sheet.products.entries()) {
    const column = at % columns;
    if (column === 0 && at > 0) y += cellHeight + gap;
    if (column === 0 && y + cellHeight > pdf.page.height - margin - 20) {
      pdf.addPage();
      y = margin;
    }
    card(pdf, product, pictureOf(product), { x: margin + column * (width + gap), y, width }, texts);
  }
  if (sheet.products.length === 0) pdf.font('plain').fontSize(11).fillColor(muted).text(texts.none, margin, from);
}

/**
 * J-294: the paper as a PDF for reading and printing: title, validity, and page by page its products with price, the lowest price of 30 days
 * where it is reduced, picture and link.
 * @param day of its prices, ISO 8601
 * @param pictures JPEG by SKU
 */
export function paperPdf(paper: PrintedPaper, day: string, pictures: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const { language, seller, sheets } = paper;
  const texts = promoPaperTexts[language];
  const title = `${texts.title} ${seller.config.storeName}`;
  const { pdf, bytes } = startPaper({ title, author: seller.config.legalEntity.name, locale: locales[language], at: day, margin });
  const pictureOf = ({ sku }: PaperProduct): Buffer | null => pictures.get(sku) ?? null;
  let top = head(pdf, paper);
  for (const [at, sheet] of sheets.entries()) {
    if (at > 0) {
      pdf.addPage();
      top = margin;
    }
    grid(pdf, sheet, band(pdf, sheet, top), paper, pictureOf);
  }
  const { height } = pdf.page;
  // Below the margin, where a text would begin a page.
  pdf.page.margins.bottom = 0;
  pdf
    .font('plain')
    .fontSize(8)
    .fillColor(muted)
    .text(texts.note(dayText(day, language)), margin, height - margin - 6, { lineBreak: false });
  pdf.end();
  return bytes;
}
