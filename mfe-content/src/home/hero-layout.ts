import type { HeroTile } from './home-blocks.ts';

/**
 * Where a hero stands: alone, the large one beside one, two or four others, or one of these.
 * Of four, `upper` and `lower` stand in two rows beside the large one, or half of them below it where that is too narrow.
 */
export type HeroPlace = 'whole' | 'large' | 'largeOfFive' | 'side' | 'sideTall' | 'upper' | 'lower';

export interface PlacedHero {
  readonly tile: HeroTile;
  readonly place: HeroPlace;
}

// Three others would leave a hole, or a strip that cuts its picture; more than four push the shop off the first screen.
const others = { 0: [], 1: ['sideTall'], 2: ['side', 'side'], 4: ['upper', 'upper', 'lower', 'lower'] } as const satisfies Record<
  number,
  readonly HeroPlace[]
>;

const placesFor = (count: number): readonly HeroPlace[] =>
  count >= 4 ? others[4] : count >= 2 ? others[2] : count === 1 ? others[1] : others[0];

/** Puts the first large hero ahead and gives the others their places, so that no row ends in empty space. */
export const placeHeroes = (tiles: readonly HeroTile[]): PlacedHero[] => {
  const first = tiles.find(({ size }) => size === 'large') ?? tiles[0];
  if (!first) return [];
  const rest = tiles.filter((tile) => tile !== first);
  const places = placesFor(rest.length);
  const ahead: HeroPlace = places.length === 0 ? 'whole' : places.length === 4 ? 'largeOfFive' : 'large';
  return [{ tile: first, place: ahead }, ...places.flatMap((place, at) => (rest[at] ? [{ tile: rest[at], place }] : []))];
};
