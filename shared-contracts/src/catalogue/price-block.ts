/** P-02, ∅53: what stands beside a price when a reduction is announced, as Polish and EU law want it. */
import { type Grosze, subtractGrosze } from '../money/grosze.ts';

export interface ProductPrices {
  /** Regular price. */
  readonly price: Grosze;
  /** What is paid. */
  readonly final_price: Grosze;
  /** Lowest price of the 30 days before the announced reduction; null when none is announced. */
  readonly omnibus_price?: Grosze | null | undefined;
}

export type PriceBlock =
  | { readonly kind: 'regular'; readonly price: Grosze }
  | {
      readonly kind: 'reduced';
      readonly price: Grosze;
      /** The struck-through price: the lowest of 30 days, never a catalogue price (CJEU C-330/23). */
      readonly struck: Grosze;
      readonly saving: Grosze;
      /** Whole per cent of `struck`, rounded down: never more is promised than is saved. 0 = do not show. */
      readonly savingPercent: number;
    }
  /** Reduced from the regular price, but not below the lowest of 30 days: the omnibus line stands, no saving is claimed. */
  | { readonly kind: 'reduced-without-saving'; readonly price: Grosze; readonly lowest: Grosze };

/** What stands beside a price (P-02, ∅53): nothing, the lowest price of 30 days struck out with what is saved, or that price alone. */
export function priceBlock({ price, final_price: final, omnibus_price: omnibus }: ProductPrices): PriceBlock {
  if (omnibus === null || omnibus === undefined || final >= price) return { kind: 'regular', price: final };
  if (final >= omnibus) return { kind: 'reduced-without-saving', price: final, lowest: omnibus };
  const saving = subtractGrosze(omnibus, final);
  return { kind: 'reduced', price: final, struck: omnibus, saving, savingPercent: Math.floor((saving / omnibus) * 100) };
}
