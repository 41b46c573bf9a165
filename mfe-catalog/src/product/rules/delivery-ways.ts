interface Way {
  readonly kind: string;
  readonly day: string;
  readonly amount: number;
}

/** The soonest of the ways of some kinds, of equally soon ones the cheapest; null when there is none. */
export const soonestOf = <Found extends Way>(ways: readonly Found[], kinds: readonly string[]): Found | null =>
  ways
    .filter(({ kind }) => kinds.includes(kind))
    .reduce<Found | null>((best, way) => {
      if (best === null || way.day < best.day) return way;
      return way.day === best.day && way.amount < best.amount ? way : best;
    }, null);
