import { grosze } from 'shared-contracts/money';
import { spread } from '../carts/spread.ts';
import { polishDay } from '../promise/working-days.ts';
import type { InvoiceRecord } from './invoice-rows.ts';
import type { CorrectionReason, InvoiceDocument, InvoicePosition } from './invoice.ts';
import { vatGroups } from './vat.ts';

/** What is taken off an invoice. */
export interface Reduction {
  /** Of all of it: grosze; null: everything that is left. */
  readonly amount: number | null;
  /** Pieces of lines that came back, with what is paid back for them; the rest of the amount is for delivery and fee. */
  readonly lines: readonly { readonly line: number; readonly qty: number; readonly amount: number }[];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** So much of each value as a sum reaches for, by value; never more than there is. */
const share = (amount: number, values: readonly number[]): readonly number[] => spread(Math.min(amount, sumOf(values)), values);

/**
 * The positions as they are after a reduction: what was paid back is no longer sold. No position falls below nothing, and each still adds up:
 * pieces times their price, less the discount, are its gross. Of pieces that came back and were paid back in part the rest stays sold.
 */
export function reduced(positions: readonly InvoicePosition[], { amount, lines }: Reduction): readonly InvoicePosition[] {
  const gross = positions.map((position) => position.gross);
  const most = Math.min(amount ?? sumOf(gross), sumOf(gross));
  const taken = positions.map(() => 0);
  const take = (wanted: number, isMeant: (position: InvoicePosition) => boolean): void => {
    const left = Math.min(wanted, most - sumOf(taken));
    const room = positions.map((position, index) => (isMeant(position) ? position.gross - (taken[index] ?? 0) : 0));
    share(left, room).forEach((part, index) => (taken[index] = (taken[index] ?? 0) + part));
  };
  for (const one of lines) take(one.amount, ({ line }) => line === one.line);
  // Delivery and fee, which concern all lines; then what an earlier reduction has left no room for where it belongs.
  if (lines.length > 0) take(most, ({ line }) => line === null);
  take(most, () => true);
  const returned = (line: number | null): number => sumOf(lines.filter((one) => one.line === line).map(({ qty }) => qty));
  return positions.map((position, index) => {
    const { unit, line } = position;
    const left = position.gross - (taken[index] ?? 0);
    const paid = left === 0 ? 0 : Math.ceil(left / unit);
    const qty = Math.max(paid, amount === null ? 0 : position.qty - returned(line));
    return { ...position, qty, discount: grosze(qty * unit - left), gross: grosze(left) };
  });
}

/**
 * What the next correction of an order says: it is of the invoice, like those before it, and begins with what the last of them has left.
 * @param issued the order's papers, the oldest first
 * @returns null where there is no invoice, or nothing of it is left
 */
export function correctionOf(
  issued: readonly Pick<InvoiceRecord, 'kind' | 'number' | 'issued_at' | 'document'>[],
  reduction: Reduction,
  reason: CorrectionReason,
): InvoiceDocument | null {
  const [invoice] = issued;
  const before = issued.at(-1)?.document;
  if (invoice === undefined || before === undefined || invoice.kind === 'receipt') return null;
  const positions = reduced(before.positions, reduction);
  const groups = vatGroups(positions);
  const total = grosze(sumOf(groups.map(({ gross }) => gross)));
  if (total === before.total) return null;
  const { number, issued_at: at } = invoice;
  const said = { positions: before.positions, groups: before.groups, total: before.total };
  return { ...before, positions, groups, total, corrected: { number, issuedOn: polishDay(at), reason, ...said } };
}
