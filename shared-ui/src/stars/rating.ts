/** [P-10] The mean vote of a review summary of 0-100, as 0-5 with one decimal: 90 → 4.5. Out of range is clamped. */
export const ratingOf = (summary: number): number => Math.round(Math.min(100, Math.max(0, summary)) / 2) / 10;

/** A rating in words of both languages, always with one decimal: `4,5`. */
export const ratingText = (summary: number): string => ratingOf(summary).toFixed(1).replace('.', ',');

/** Filled share of five stars, in twentieths, 0-20. */
export const filledTwentieths = (summary: number): number => Math.round(ratingOf(summary) * 4);
