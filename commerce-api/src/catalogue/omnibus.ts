const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

export interface PricePoint {
  readonly since: Date;
  /** Grosze. */
  readonly finalPrice: number;
}

/**
 * P-02, ∅53: the lowest price of the 30 days before an announced reduction, in grosze.
 * A price counts when it was asked at any moment of these days, so the one that was valid when they began counts too.
 * @param history from old to new
 * @param reducedSince when the announced reduction began; null when none is announced
 * @returns null without a reduction, or when nothing is known about the days before it
 */
export function omnibusPrice(history: readonly PricePoint[], reducedSince: Date | null): number | null {
  if (reducedSince === null) return null;
  const end = reducedSince.getTime();
  const begin = end - thirtyDaysMs;
  const asked = history.filter((point, index) => {
    const until = history[index + 1]?.since.getTime() ?? Number.POSITIVE_INFINITY;
    return point.since.getTime() < end && until > begin;
  });
  return asked.length === 0 ? null : Math.min(...asked.map((point) => point.finalPrice));
}
