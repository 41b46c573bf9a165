import { grosze } from 'shared-contracts/money';
import { spread } from '../carts/spread.ts';
import type { InvoicePosition } from './invoice.ts';

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

/** The positions as they are after a reduction: what was paid back is no longer sold. No position falls below nothing. */
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
  return positions.map((position, index) => ({
    ...position,
    qty: amount === null ? 0 : Math.max(0, position.qty - returned(position.line)),
    gross: grosze(position.gross - (taken[index] ?? 0)),
  }));
}
