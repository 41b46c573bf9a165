const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' });

/** What clocks in Poland show, as if it were UTC; ms. */
const wallMs = (ms: number): number => Date.parse(`${wall.format(new Date(ms)).replace(' ', 'T')}Z`);

/**
 * The moment of a date and a time as clocks in Poland show them, wherever the browser stands.
 * @param text of a field for both: `2026-11-27T08:00`
 * @returns ISO 8601; undefined for what is no date
 */
export function warsawTime(text: string): string | undefined {
  const shown = Date.parse(`${text}Z`);
  if (Number.isNaN(shown)) return undefined;
  const near = shown - (wallMs(shown) - shown);
  // Once more: between the two the clocks may have been changed.
  return new Date(near - (wallMs(near) - shown)).toISOString();
}

/** A moment as clocks in Poland show it, for a field of a date and a time. @param iso ISO 8601 */
export const localTime = (iso: string): string => wall.format(new Date(iso)).replace(' ', 'T').slice(0, 16);
