import { hairline, ink, muted } from '../pdf/paper.ts';
import type { Pdf } from '../pdf/paper.ts';

export interface TableColumn {
  readonly title: string;
  /** Points. */
  readonly width: number;
  readonly align: 'left' | 'right';
}

export interface PdfTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is the sum. */
  readonly hasSum: boolean;
}

const padding = 3;
const size = 7.5;

/** Draws one row below what stands there, on a new page where it does not fit. */
function drawRow(pdf: Pdf, margin: number, columns: readonly TableColumn[], cells: readonly string[], isStrong: boolean): void {
  pdf.font(isStrong ? 'strong' : 'plain').fontSize(size);
  const heights = cells.map((cell, index) => pdf.heightOfString(cell, { width: (columns[index]?.width ?? 0) - 2 * padding }));
  const height = Math.max(...heights) + 2 * padding;
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage();
  const top = pdf.y;
  let x = margin;
  columns.forEach(({ width, align }, index) => {
    pdf.text(cells[index] ?? '', x + padding, top + padding, { width: width - 2 * padding, align });
    x += width;
  });
  pdf.y = top + height;
  pdf.moveTo(margin, pdf.y).lineTo(x, pdf.y).lineWidth(0.5).strokeColor(hairline).stroke();
}

/** A table at the left margin. */
export function drawTable(pdf: Pdf, margin: number, { columns, rows, hasSum }: PdfTable): void {
  pdf.fillColor(muted);
  drawRow(
    pdf,
    margin,
    columns,
    columns.map(({ title }) => title),
    false,
  );
  pdf.fillColor(ink);
  rows.forEach((cells, index) => drawRow(pdf, margin, columns, cells, hasSum && index === rows.length - 1));
}
