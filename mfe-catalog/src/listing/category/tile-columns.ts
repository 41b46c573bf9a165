/** Columns that a wide screen and a tablet have room for. */
export const wideColumns = [1, 2, 3, 4, 5, 6] as const;
export const tabletColumns = [1, 2, 3, 4] as const;

/**
 * In how many columns that many tiles stand, so that no part of the page stays empty: in as few rows as there is room for, which are filled alike.
 * @param possible in ascending order, without gaps
 */
export function columnsFor<Columns extends number>(count: number, possible: readonly Columns[]): Columns | undefined {
  const rows = Math.ceil(count / possible.length);
  return possible[Math.ceil(count / Math.max(1, rows)) - 1];
}
