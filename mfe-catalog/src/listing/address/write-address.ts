import { SEARCH_PATH } from 'shared-contracts';
import { formatListingPath, formatListingQuery, formatSearchQuery } from 'shared-contracts/catalogue';
import { changeAddress, type AddressChange, type ListingAddress } from './listing-address.ts';
import { toListingFilters } from './path-filters.ts';

const pathOf = ({ place, filters }: ListingAddress): string =>
  place.kind === 'search' ? SEARCH_PATH : formatListingPath(place.path, toListingFilters(filters));

const queryOf = ({ place, filters, sort, page, layout }: ListingAddress): string => {
  const query =
    place.kind === 'search'
      ? formatSearchQuery({ query: place.query, categoryId: place.categoryId ?? undefined, filters: toListingFilters(filters), sort, page })
      : formatListingQuery({ sort, page }, place.kind);
  if (layout === 'grid') return query;
  return `${query === '' ? '?' : `${query}&`}view=${layout}`;
};

/** The address as a link: path and query. */
export const hrefOf = (address: ListingAddress, change: AddressChange = {}): string => {
  const target = changeAddress(address, change);
  return pathOf(target) + queryOf(target);
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
    action: pathOf(target),
    hidden: [...new URLSearchParams(queryOf(target))].filter(([name]) => !ownFields.includes(name)),
  };
};
