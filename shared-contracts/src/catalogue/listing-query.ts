/** Sort, page and view in a listing's query string; filters of a search stand there too (∅02). */
import { LISTING_PAGE_SIZE } from '../constants/limits.ts';
import type { ProductSort, SortOrder } from '../graphql/schema-types.ts';
import { isCampaignParameter } from '../pages/campaign-parameters.ts';
import { type ListingFilters, PRICE_CODE, formatPriceRange, normalizeFilters, parsePriceRange } from './filter-path.ts';

/** ∅01: values of `order`. */
export const SORT_CODES = ['popularity', 'price_asc', 'price_desc', 'rating', 'newest', 'name', 'relevance'] as const;
export type SortCode = (typeof SORT_CODES)[number];

export type ListingKind = 'category' | 'search';

/** R-28, ∅01 */
export function defaultSort(kind: ListingKind): SortCode {
  return kind === 'search' ? 'relevance' : 'popularity';
}

/** The orders that a listing offers, default first; relevance means something only in a search. */
export function sortsOf(kind: ListingKind): SortCode[] {
  const first = defaultSort(kind);
  return [first, ...SORT_CODES.filter((code) => code !== first && code !== 'relevance')];
}

/** Arguments of the listing queries. */
export function sortArguments(code: SortCode): { readonly sortBy: ProductSort; readonly sortOrder: SortOrder } {
  switch (code) {
    case 'price_asc':
      return { sortBy: 'price', sortOrder: 'ASC' };
    case 'price_desc':
      return { sortBy: 'price', sortOrder: 'DESC' };
    case 'name':
      return { sortBy: 'name', sortOrder: 'ASC' };
    default:
      return { sortBy: code, sortOrder: 'DESC' };
  }
}

export interface ListingQuery {
  readonly sort: SortCode;
  /** From 1. */
  readonly page: number;
}

/** Order and page of an address; what a listing of this kind does not know is read as its default. */
export function parseListingQuery(search: string | URLSearchParams, kind: ListingKind): ListingQuery {
  const parameters = new URLSearchParams(search);
  const order = parameters.get('order');
  const sort = SORT_CODES.find((code) => code === order);
  const page = /^[1-9]\d{0,4}$/.test(parameters.get('p') ?? '') ? Number(parameters.get('p')) : 1;
  return { sort: sort && sortsOf(kind).includes(sort) ? sort : defaultSort(kind), page };
}

/** ∅01: the default order and the first page do not stand in the address. */
export function formatListingQuery({ sort, page }: ListingQuery, kind: ListingKind): string {
  const parameters = new URLSearchParams();
  if (sort !== defaultSort(kind)) parameters.set('order', sort);
  if (page > 1) parameters.set('p', String(page));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

export interface SearchQuery extends ListingQuery {
  readonly query: string;
  readonly categoryId: string | undefined;
  readonly filters: ListingFilters;
}

const OWN_PARAMETERS: ReadonlySet<string> = /* @__PURE__ */ new Set(['query', 'category_id', 'order', 'p', PRICE_CODE]);
const ATTRIBUTE_CODE = /^[a-z][a-z0-9_-]*$/;

/** R-27, ∅02: `?query=…&category_id=…&order=…&p=2&price=1000-3000&producent=12,15` */
export function parseSearchQuery(search: string | URLSearchParams): SearchQuery {
  const parameters = new URLSearchParams(search);
  const values: Record<string, string[]> = {};
  for (const [code, text] of parameters) {
    if (!OWN_PARAMETERS.has(code) && ATTRIBUTE_CODE.test(code) && !isCampaignParameter(code)) values[code] = text.split(',');
  }
  return {
    ...parseListingQuery(parameters, 'search'),
    // J-193: control characters say nothing, and the server refuses U+0000.
    query: (parameters.get('query') ?? '').replace(/\p{Cc}+/gu, ' ').trim(),
    categoryId: parameters.get('category_id') || undefined,
    filters: normalizeFilters({ values, price: parsePriceRange(parameters.get(PRICE_CODE) ?? '') }),
  };
}

/** The query string of search results, `?query=…`; default order and first page are left out (∅01). */
export function formatSearchQuery({ query, categoryId, filters, sort, page }: SearchQuery): string {
  const { values, price } = normalizeFilters(filters);
  const pairs = new URLSearchParams({ query });
  if (categoryId) pairs.set('category_id', categoryId);
  for (const [code, chosen] of Object.entries(values)) pairs.set(code, chosen.join(','));
  if (price) pairs.set(PRICE_CODE, formatPriceRange(price));
  const rest = formatListingQuery({ sort, page }, 'search').slice(1);
  return `?${pairs.toString().replaceAll('%2C', ',')}${rest === '' ? '' : `&${rest}`}`;
}

/** ∅58: a listing answers all ids; these are the page's. */
export function pageOf<Id>(ids: readonly Id[], page: number, size: number = LISTING_PAGE_SIZE): Id[] {
  return ids.slice((page - 1) * size, page * size);
}

/** Pages of a listing of `total` products; at least one. */
export function pageCount(total: number, size: number = LISTING_PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size));
}
