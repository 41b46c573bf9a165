import { noFilters, type Filters } from './filters.ts';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is the visitor's own spelling
  }
};

// A comma separates values, so one inside a value is escaped twice over; the rest of the path stays readable.
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%2C', '%252C');

export interface CategoryPath {
  /** Without `.html` and filters: `/agd/pralki`. */
  readonly path: string;
  readonly filters: Filters;
}

/** P-21: splits `/agd/pralki/f/producent,12/pojemnosc,8-kg` or `/agd/pralki.html` into the category and its filters. */
export const parseCategoryPath = (pathname: string): CategoryPath => {
  const at = pathname.indexOf('/f/');
  const head = at === -1 ? pathname : pathname.slice(0, at);
  const path = head.replace(/\.html$/, '').replace(/\/+$/, '');
  if (at === -1) return { path, filters: noFilters };
  const filters = new Map<string, readonly string[]>();
  for (const segment of pathname.slice(at + 3).split('/')) {
    const [code = '', ...values] = segment.split(',').map(decoded);
    const chosen = values.filter((value) => value !== '');
    if (code !== '' && chosen.length > 0) filters.set(code, [...new Set([...(filters.get(code) ?? []), ...chosen])]);
  }
  return { path, filters };
};

/** P-21: the path of a category with its filters; without any it ends with `.html`. */
export const formatCategoryPath = ({ path, filters }: CategoryPath): string => {
  const segments = [...filters].map(([code, values]) => [code, ...values].map(encoded).join(','));
  return segments.length === 0 ? `${path}.html` : `${path}/f/${segments.join('/')}`;
};
