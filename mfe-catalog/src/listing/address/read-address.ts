import { parseListingPath, parseListingQuery, parseSearchQuery } from 'shared-contracts/catalogue';
import { formatRange, withValues, type Filters } from './filters.ts';
import { parseLayout, type ListingAddress, type SearchAddress } from './listing-address.ts';
import { fromListingFilters } from './path-filters.ts';

interface Location {
  readonly pathname: string;
  readonly search: string;
}

/** Fields of the range forms: without scripts a form can only write query parameters. */
const rangeField = /^(.+)_(from|to)$/;

const numberOrNull = (text: string | null): number | null =>
  text !== null && /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null;

const withFormRanges = (filters: Filters, query: URLSearchParams): Filters => {
  let changed = filters;
  for (const name of query.keys()) {
    const code = rangeField.exec(name)?.[1];
    if (code === undefined) continue;
    const range = formatRange({ from: numberOrNull(query.get(`${code}_from`)), to: numberOrNull(query.get(`${code}_to`)) });
    changed = withValues(changed, code, range === null ? [] : [range]);
  }
  return changed;
};

/** Reads the address of a category listing (P-21): filters in the path, order, page and layout in the query. */
export const readCategoryAddress = ({ pathname, search }: Location): ListingAddress => {
  const query = new URLSearchParams(search);
  const { categoryPath, filters } = parseListingPath(pathname);
  return {
    place: { kind: 'category', path: categoryPath },
    filters: withFormRanges(fromListingFilters(filters), query),
    ...parseListingQuery(query, 'category'),
    layout: parseLayout(query.get('view')),
  };
};

/** Reads the address of search results (R-27, ∅02): everything is in the query. */
export const readSearchAddress = ({ search }: Location): SearchAddress => {
  const query = new URLSearchParams(search);
  const layout = parseLayout(query.get('view'));
  const attributes = new URLSearchParams([...query].filter(([name]) => name !== 'view' && !rangeField.test(name)));
  const { query: phrase, categoryId, filters, sort, page } = parseSearchQuery(attributes);
  return {
    place: { kind: 'search', query: phrase, categoryId: categoryId ?? null },
    filters: withFormRanges(fromListingFilters(filters), query),
    sort,
    page,
    layout,
  };
};

/** Reads a link of a listing; `like` tells which kind of listing it belongs to. */
export const readAddress = (href: string, like: ListingAddress): ListingAddress => {
  const [path = '', query = ''] = href.split('?', 2);
  const location = { pathname: path, search: query === '' ? '' : `?${query}` };
  return like.place.kind === 'search' ? readSearchAddress(location) : readCategoryAddress(location);
};
