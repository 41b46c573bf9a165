/**
 * Filters in the address (decision 4): `/agd/pralki/f/producent,12,15/pojemnosc,8-kg/price,1000-3000`.
 * Formatting is canonical: codes and values in order, so that one choice has one address.
 */

/** Values chosen per attribute code: option ids or keys. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** Whole złoty; an end that is not set is open. */
export interface PriceRange {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface ListingFilters {
  readonly values: FilterValues;
  readonly price: PriceRange | undefined;
}

export const NO_FILTERS: ListingFilters = { values: {}, price: undefined };
export const PRICE_CODE = 'price';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A stray % is the visitor's own spelling, not an error.
  }
}

/** `1000-3000`, `1000-` or `-3000`; ends in the wrong order are swapped. */
export function parsePriceRange(text: string): PriceRange | undefined {
  const match = /^(\d{0,9})-(\d{0,9})$/.exec(text);
  if (!match || text === '-') return undefined;
  const [from, to] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : undefined));
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}

/** A price range in złoty as addresses have it: `1000-3000`, `1000-`, `-3000`. */
export function formatPriceRange({ from, to }: PriceRange): string {
  return `${from ?? ''}-${to ?? ''}`;
}

function inOrder(values: Iterable<string>): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted(byNumberThenText);
}

function byNumberThenText(a: string, b: string): number {
  const numbers = [a, b].map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const difference = (numbers[0] ?? 0) - (numbers[1] ?? 0);
  if (difference) return difference;
  return a < b ? -1 : Number(a > b);
}

/** The filters of canonical form: no empty values, no doubles, in order. */
export function normalizeFilters(filters: ListingFilters): ListingFilters {
  const entries = Object.entries(filters.values)
    .filter(([code]) => code !== '' && code !== PRICE_CODE)
    .map(([code, values]) => [code, inOrder(values)] as const)
    .filter(([, values]) => values.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { price } = filters;
  const hasPrice = price !== undefined && (price.from !== undefined || price.to !== undefined);
  return { values: Object.fromEntries(entries), price: hasPrice ? price : undefined };
}

export interface ListingPath {
  /** The path without filters, with its `.html` if it has one: `/agd/pralki.html`. */
  readonly categoryPath: string;
  readonly filters: ListingFilters;
}

/** The path without filters and `.html`, and what stands behind the segment `f`, which starts the filters (∅21). */
function partsOf(pathname: string): { readonly base: string; readonly filters: readonly string[] | undefined } {
  const segments = pathname.split('/');
  const start = segments.indexOf('f', 1);
  if (start === -1) return { base: pathname.replace(/\.html$/, ''), filters: undefined };
  return { base: segments.slice(0, start).join('/'), filters: segments.slice(start + 1) };
}

/** Reads a listing's path. Only a whole segment `f` starts the filters (∅21); segments that say nothing are left out. */
export function parseListingPath(pathname: string): ListingPath {
  const { base, filters } = partsOf(pathname);
  if (filters === undefined) return { categoryPath: pathname, filters: NO_FILTERS };
  const values = new Map<string, string[]>(); // Not an object: `__proto__` in an address is an ordinary code.
  let price: PriceRange | undefined;
  for (const segment of filters) {
    const [code = '', ...chosen] = segment.split(',').map(decode);
    if (code === PRICE_CODE) price = parsePriceRange(chosen[0] ?? '') ?? price;
    else if (code !== '') values.set(code, [...(values.get(code) ?? []), ...chosen]);
  }
  return { categoryPath: `${base}.html`, filters: normalizeFilters({ values: Object.fromEntries(values), price }) };
}

/** The part of the address that holds the filters, `f/…` included; empty without any. */
export function formatFilters(filters: ListingFilters): string {
  const { values, price } = normalizeFilters(filters);
  const segments = Object.entries(values).map(([code, chosen]) => [code, ...chosen].map(encodeURIComponent).join(','));
  if (price) segments.push(`${PRICE_CODE},${formatPriceRange(price)}`);
  return segments.length > 0 ? `/f/${segments.join('/')}` : '';
}

/** `/agd/pralki.html` with filters is `/agd/pralki/f/…`, without them it stays as it is. */
export function formatListingPath(categoryPath: string, filters: ListingFilters): string {
  const part = formatFilters(filters);
  return part === '' ? categoryPath : `${categoryPath.replace(/\.html$/, '')}${part}`;
}

/** S-24: two addresses of the same listing (scroll stays where it is). */
export function isSameListing(pathname: string, other: string): boolean {
  return partsOf(pathname).base === partsOf(other).base;
}
