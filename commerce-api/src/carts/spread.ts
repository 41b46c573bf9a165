/**
 * A sum spread by value. Each gets the whole grosze of its share; those left over go one by one to the largest fractions. None gets more
 * than its value where the sum is no more than all values.
 */
export function spread(amount: number, values: readonly number[]): readonly number[] {
  const all = values.reduce((sum, value) => sum + value, 0);
  if (all === 0) return values.map(() => 0);
  const shares = values.map((value, index) => ({
    index,
    value,
    share: Math.floor((amount * value) / all),
    rest: (amount * value) % all,
  }));
  const left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  // Of equal fractions the dearer line is first, so that the order of the lines does not matter.
  const first = shares.toSorted((a, b) => b.rest - a.rest || b.value - a.value).slice(0, left);
  const roundedUp = new Set(first.map(({ index }) => index));
  return shares.map(({ index, share }) => share + (roundedUp.has(index) ? 1 : 0));
}
