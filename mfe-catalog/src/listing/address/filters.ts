/** Chosen values by attribute code, in the order of the address: option keys or ids, or one range `1000-3000`. */
export type Filters = ReadonlyMap<string, readonly string[]>;

export const noFilters: ReadonlyMap<string, readonly string[]> = new Map();

/** A range of numbers, in the attribute's unit (whole złoty for `price`); an open end is null. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

const rangePattern = /^(\d+(?:\.\d+)?)?-(\d+(?:\.\d+)?)?$/;

const bound = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Reads `1000-3000`, `1000-` or `-3000`; null for anything else. Ends in the wrong order are turned round. */
export const parseRange = (value: string): Range | null => {
  const match = rangePattern.exec(value);
  if (match === null || value === '-') return null;
  const from = bound(match[1]);
  const to = bound(match[2]);
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
};

/** Writes a range as it stands in addresses; null when both ends are open. */
export const formatRange = ({ from, to }: Range): string | null => (from === null && to === null ? null : `${from ?? ''}-${to ?? ''}`);

/** The range that a filter chooses, or null when it chooses values. */
export const rangeOf = (filters: Filters, code: string): Range | null => {
  const [only, ...others] = filters.get(code) ?? [];
  return only === undefined || others.length > 0 ? null : parseRange(only);
};

/** The filters with one code's values replaced; no values removes the code. */
export const withValues = (filters: Filters, code: string, values: readonly string[]): Filters => {
  const changed = new Map(filters);
  if (values.length === 0) changed.delete(code);
  else changed.set(code, values);
  return changed;
};

/** The filters without some values of a code (an option may stand there by its key or its id). */
export const withoutValues = (filters: Filters, code: string, values: readonly string[]): Filters =>
  withValues(
    filters,
    code,
    (filters.get(code) ?? []).filter((value) => !values.includes(value)),
  );

/** The filters with a value added at the end of its code. */
export const withValue = (filters: Filters, code: string, value: string): Filters =>
  withValues(filters, code, [...(filters.get(code) ?? []).filter((other) => other !== value), value]);

/** How many choices stand: every value is one, a range is one. */
export const countFilters = (filters: Filters): number => [...filters.values()].reduce((sum, values) => sum + values.length, 0);
