import { grosze, vatIn } from 'shared-contracts/money';
import type { Grosze } from 'shared-contracts/money';
import { spread } from '../carts/spread.ts';

/** Per cent. The rate of everything that the shop sells, of its services and of what sending it costs. */
export const STANDARD_VAT = 23;

/** What an invoice adds up: a gross amount with its rate. */
export interface Taxed {
  /** Per cent. */
  readonly vatRate: number;
  readonly gross: Grosze;
}

export interface VatGroup {
  readonly rate: number;
  readonly net: Grosze;
  readonly vat: Grosze;
  readonly gross: Grosze;
}

/** Net, tax and gross by rate, the highest rate first: the tax is worked out from the gross sum of a rate, and from nothing else. */
export function vatGroups(positions: readonly Taxed[]): readonly VatGroup[] {
  const sums = new Map<number, number>();
  for (const { vatRate, gross } of positions) sums.set(vatRate, (sums.get(vatRate) ?? 0) + gross);
  return [...sums]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, sum]) => {
      const vat = vatIn(sum, rate);
      return { rate, net: grosze(sum - vat), vat, gross: grosze(sum) };
    });
}

/** The tax of each position, in their order: together the tax of their groups, so that a column adds up to the sums below it. */
export function vatShares(positions: readonly Taxed[]): readonly Grosze[] {
  const shares = new Map<Taxed, number>();
  for (const { rate, vat } of vatGroups(positions)) {
    const own = positions.filter(({ vatRate }) => vatRate === rate);
    const parts = spread(
      vat,
      own.map(({ gross }) => gross),
    );
    own.forEach((position, index) => shares.set(position, parts[index] ?? 0));
  }
  return positions.map((position) => grosze(shares.get(position) ?? 0));
}
