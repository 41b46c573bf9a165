import type { IllustrationId } from '../../../model/media.ts';

/**
 * How a product is drawn so that its picture matches its data. Some illustrations can show several kinds of
 * product and choose one by the remainder of the seed.
 */
export interface Look {
  /** Instead of the recipe's. */
  readonly illustration?: IllustrationId;
  /** Remainders (seed modulo `of`) that draw the right kind. */
  readonly seeds?: { readonly of: number; readonly rests: readonly number[] };
}

/** Kinds that illustrations choose by the seed. */
export const looks = {
  topLoader: { illustration: 'washing-machine-top' },
  gasCooker: { seeds: { of: 2, rests: [0] } },
  electricCooker: { seeds: { of: 2, rests: [1] } },
  gasHobOfGlass: { seeds: { of: 6, rests: [0] } },
  gasHobOfSteel: { seeds: { of: 6, rests: [3] } },
  inductionHob: { seeds: { of: 6, rests: [1, 2, 4, 5] } },
  sideBySide: { seeds: { of: 3, rests: [0] } },
  fridge: { seeds: { of: 3, rests: [1, 2] } },
  glassKettle: { seeds: { of: 3, rests: [2] } },
  kettle: { seeds: { of: 3, rests: [0, 1] } },
} as const satisfies Readonly<Record<string, Look>>;

/** Looks for the tiles of categories, by the leaf's slug. */
export const leafLooks: Readonly<Record<string, Look>> = {
  'kuchnie-gazowe': looks.gasCooker,
  'kuchnie-indukcyjne': looks.electricCooker,
  'plyty-gazowe': looks.gasHobOfGlass,
  'plyty-indukcyjne': looks.inductionHob,
  lodowki: looks.fridge,
  'lodowki-do-zabudowy': looks.fridge,
  'lodowki-side-by-side': looks.sideBySide,
};

/** The seed, or the nearest lower one that draws the kind of the look. */
export function seedFor(seed: number, look: Look | undefined): number {
  if (look?.seeds === undefined) return seed;
  const { of, rests } = look.seeds;
  if (rests.includes(seed % of)) return seed;
  const turn = Math.floor(seed / of);
  const wanted = Math.max(0, turn - 1) * of + (rests[turn % rests.length] ?? 0);
  return wanted;
}
