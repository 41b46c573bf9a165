import { formatMoney, grosze } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { filled } from '../mail/content/order-texts.ts';
import type { PdfTable, TableColumn } from './draw-table.ts';
import type { InvoicePosition, UntaxedPosition } from './invoice.ts';
import { invoiceTexts as texts } from './texts.ts';
import { vatShares } from './vat.ts';
import type { VatGroup } from './vat.ts';

/** Points; together the width between the margins. */
const widths = [22, 163, 30, 60, 52, 60, 30, 48, 50] as const;
const positionColumns: readonly TableColumn[] = texts.columns.map((title, index) => ({
  title,
  width: widths[index] ?? 0,
  align: index === 1 ? 'left' : 'right',
}));

/** In place of what is not taxed. */
const noTax = '–';
const rateText = (rate: number): string => `${rate}%`;
const minus = (amount: Grosze): string => (amount === 0 ? '' : `-${formatMoney(amount)}`);

const named = ({ name, sku }: Pick<InvoicePosition, 'name' | 'sku'>): string =>
  sku === null ? name : `${name}\n${filled(texts.code, { sku })}`;

/** What was sold, each with its tax; then what is outside of it. */
export function positionRows(positions: readonly InvoicePosition[], untaxed: readonly UntaxedPosition[] = []): PdfTable {
  const taxes = vatShares(positions);
  return {
    columns: positionColumns,
    hasSum: false,
    rows: [
      ...positions.map((position, index) => {
        const { qty, unit, discount, vatRate, gross } = position;
        const vat = taxes[index] ?? grosze(0);
        return [
          String(index + 1),
          named(position),
          String(qty),
          formatMoney(unit),
          minus(discount),
          formatMoney(grosze(gross - vat)),
          rateText(vatRate),
          formatMoney(vat),
          formatMoney(gross),
        ];
      }),
      ...untaxed.map((card, index) => [
        String(positions.length + index + 1),
        `${named(card)}\n${texts.multiPurpose}`,
        String(card.qty),
        formatMoney(card.unit),
        minus(card.discount),
        noTax,
        noTax,
        noTax,
        formatMoney(card.gross),
      ]),
    ],
  };
}

const groupColumns: readonly TableColumn[] = texts.groupColumns.map((title, index) => ({
  title,
  width: index === 0 ? 80 : 100,
  align: index === 0 ? 'left' : 'right',
}));

const sumOf = (amounts: readonly Grosze[]): Grosze => grosze(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** Sums by rate, of what is outside of the tax, and of all. */
export const groupRows = (groups: readonly VatGroup[], untaxed: readonly UntaxedPosition[] = []): PdfTable => ({
  columns: groupColumns,
  hasSum: true,
  rows: [
    ...groups.map(({ rate, net, vat, gross }) => [rateText(rate), formatMoney(net), formatMoney(vat), formatMoney(gross)]),
    ...(untaxed.length === 0 ? [] : [[texts.outside, noTax, noTax, formatMoney(sumOf(untaxed.map(({ gross }) => gross)))]]),
    [
      texts.total,
      formatMoney(sumOf(groups.map(({ net }) => net))),
      formatMoney(sumOf(groups.map(({ vat }) => vat))),
      formatMoney(sumOf([...groups, ...untaxed].map(({ gross }) => gross))),
    ],
  ],
});
