import { formatRange, withValues, type Filters } from './filters.ts';
import { parseLayout, parsePage, type ListingAddress, type SearchAddress } from './listing-address.ts';
import { parseCategoryPath } from './path-filters.ts';
import { parseSort } from './sort-options.ts';

interface Location {
  readonly pathname: string;
  readonly search: string;
}

/** Fields of the range forms: without scripts a form can only write query parameters. */
const rangeField = /^(.+)_(from|to)$/;

const wholeOrNull = (text: string | null): number | null =>
  text !== null && /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

const withFormRanges = (filters: Filters, query: URLSearchParams): Filters => {
  let changed = filters;
  for (const name of query.keys()) {
    const code = rangeField.exec(name)?.[1];
    if (code === undefined) continue;
    const range = formatRange({ from: wholeOrNull(query.get(`${code}_from`)), to: wholeOrNull(query.get(`${code}_to`)) });
    changed = withValues(changed, code, range === null ? [] : [range]);
  }
  return changed;
};

/** Reads the address of a category listing (P-21): filters in the path, order, page and layout in the query. */
export const readCategoryAddress = ({ pathname, search }: Location): ListingAddress => {
  const query = new URLSearchParams(search);
  const { path, filters } = parseCategoryPath(pathname);
  return {
    place: { kind: 'category', path },
    filters: withFormRanges(filters, query),
    sort: parseSort(query.get('order'), 'category'),
    page: parsePage(query.get('p')),
    layout: parseLayout(query.get('view')),
  };
};

const ownParameters: ReadonlySet<string> = new Set(['query', 'category_id', 'order', 'p', 'view']);
const isAttribute = (name: string): boolean => !ownParameters.has(name) && !name.startsWith('utm_') && !rangeField.test(name);

/** Reads the address of search results (R-27, ∅02): everything is in the query; attribute codes hold comma-separated values. */
export const readSearchAddress = ({ search }: Location): SearchAddress => {
  const query = new URLSearchParams(search);
  const filters = new Map<string, readonly string[]>();
  for (const [name, value] of query) {
    const values = isAttribute(name) ? value.split(',').filter((part) => part !== '') : [];
    if (values.length > 0) filters.set(name, values);
  }
  return {
    place: { kind: 'search', query: (query.get('query') ?? '').trim(), categoryId: query.get('category_id') || null },
    filters: withFormRanges(filters, query),
    sort: parseSort(query.get('order'), 'search'),
    page: parsePage(query.get('p')),
    layout: parseLayout(query.get('view')),
  };
};

/** Reads a link of a listing; `like` tells which kind of listing it belongs to. */
export const readAddress = (href: string, like: ListingAddress): ListingAddress => {
  const [path = '', query = ''] = href.split('?', 2);
  const location = { pathname: path, search: query === '' ? '' : `?${query}` };
  return like.place.kind === 'search' ? readSearchAddress(location) : readCategoryAddress(location);
};
