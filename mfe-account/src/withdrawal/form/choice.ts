import type { Commerce } from '../../session/commerce.ts';

type ReadOrder = Extract<Awaited<ReturnType<Commerce['withdrawableOrder']>>, { readonly ok: true }>['value'];

/** What a guest proves an order with. */
export interface Proof {
  readonly email: string;
  readonly telephone: string;
}

/** An order that is withdrawn from, and how a guest has found it; null: it is the customer's own. */
export interface FoundOrder extends ReadOrder {
  readonly proof: Proof | null;
}

/** What was chosen, by the names of the controls: as it was typed, so that the way back finds it. */
export type ChoiceValues = Readonly<Record<string, string>>;

/** The control for the pieces of a line. */
export const piecesField = (line: number): string => `pieces_${line}`;

export interface ChosenLine {
  readonly line: number;
  readonly name: string;
  readonly qty: number;
  /** J-335: no parcel carries it. */
  readonly is_large: boolean;
  /** Grosze. */
  readonly amount: number;
}

/** The lines of which pieces were chosen. */
export const chosenLines = ({ lines }: Pick<FoundOrder, 'lines'>, values: ChoiceValues): readonly ChosenLine[] =>
  lines.flatMap(({ line, name, amounts, is_large: isLarge = false }) => {
    const qty = Number(values[piecesField(line)] ?? 0);
    const amount = amounts[qty - 1];
    return amount === undefined ? [] : [{ line, name, qty, is_large: isLarge, amount }];
  });

/** What is paid back for them, in grosze: the delivery, too, when nothing is left. */
export function refundOf({ lines, delivery }: Pick<FoundOrder, 'lines' | 'delivery'>, chosen: readonly ChosenLine[]) {
  const isAll = lines.every(({ line, left }) => left === (chosen.find((one) => one.line === line)?.qty ?? 0));
  const carried = isAll ? delivery : 0;
  return { delivery: carried, total: chosen.reduce((sum, { amount }) => sum + amount, carried) };
}
