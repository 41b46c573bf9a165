import { formatPriceRange, parsePriceRange, PRICE_CODE, type ListingFilters } from 'shared-contracts/catalogue';
import type { Filters } from './filters.ts';

/** The filters of an address as this package handles them: the price is a range like every other number. */
export const fromListingFilters = ({ values, price }: ListingFilters): Filters =>
  new Map([...Object.entries(values), ...(price ? [[PRICE_CODE, [formatPriceRange(price)]] as const] : [])]);

/** The same as addresses write them. */
export const toListingFilters = (filters: Filters): ListingFilters => {
  const { [PRICE_CODE]: price, ...values } = Object.fromEntries(filters);
  return { values, price: parsePriceRange(price?.[0] ?? '') };
};
