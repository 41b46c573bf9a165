/** Customer data (U-09, U-11). */

/** U-11: companies have '-' for first and last name. */
export function nameOrNothing(name: string | null | undefined): string | null {
  const text = name?.trim() ?? '';
  return text === '' || text === '-' ? null : text;
}
