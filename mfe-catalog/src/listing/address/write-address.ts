import { SEARCH_PATH } from 'shared-contracts';
import { changeAddress, type AddressChange, type ListingAddress } from './listing-address.ts';
import { formatCategoryPath } from './path-filters.ts';
import { defaultSort } from './sort-options.ts';

const parametersOf = ({ place, filters, sort, page, layout }: ListingAddress): URLSearchParams => {
  const query = new URLSearchParams();
  if (place.kind === 'search') {
    query.set('query', place.query);
    if (place.categoryId !== null) query.set('category_id', place.categoryId);
    for (const [code, values] of filters) query.set(code, values.join(','));
  }
  // ∅01: the default order is not written.
  if (sort !== defaultSort(place.kind)) query.set('order', sort);
  if (layout !== 'grid') query.set('view', layout);
  if (page > 1) query.set('p', String(page));
  return query;
};

/** The address as a link: path and query. */
export const hrefOf = (address: ListingAddress, change: AddressChange = {}): string => {
  const target = changeAddress(address, change);
  const path = target.place.kind === 'search' ? SEARCH_PATH : formatCategoryPath({ path: target.place.path, filters: target.filters });
  const query = parametersOf(target).toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
};

/** A form that works without scripts: its own fields join these hidden ones in the query. */
export interface ListingForm {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** The form of a change, without the fields that the form itself holds. */
export const formOf = (address: ListingAddress, change: AddressChange, ownFields: readonly string[]): ListingForm => {
  const target = changeAddress(address, change);
  return {
    action: target.place.kind === 'search' ? SEARCH_PATH : formatCategoryPath({ path: target.place.path, filters: target.filters }),
    hidden: [...parametersOf(target)].filter(([name]) => !ownFields.includes(name)),
  };
};
