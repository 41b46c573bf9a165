/** Customer data (U-09, U-11). */

/** U-09: the fields to ask for; all of them without an id, else only the missing ones. */
export function customerFieldsToFetch(
  known: Readonly<Record<string, unknown>> & { readonly id?: unknown },
  wanted: readonly string[],
): string[] {
  if (known.id === undefined || known.id === null) return [...wanted];
  return wanted.filter((field) => known[field] === undefined);
}

/** U-11: companies have '-' for first and last name. */
export function nameOrNothing(name: string | null | undefined): string | null {
  const text = name?.trim() ?? '';
  return text === '' || text === '-' ? null : text;
}
