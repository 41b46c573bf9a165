/** P-10: reviews on a scale of 0-100 are shown as 0-5 stars. */

/** Stars in steps of a tenth; outside 0-100 the nearest end. */
export function starsOf(summary: number): number {
  if (!Number.isFinite(summary)) return 0;
  return Math.round(Math.min(100, Math.max(0, summary)) / 2) / 10;
}

/** `4,5` */
export function starsText(summary: number): string {
  return starsOf(summary).toFixed(1).replace('.', ',');
}
