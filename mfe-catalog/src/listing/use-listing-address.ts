import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListingAddress } from './address/listing-address.ts';
import { readCategoryAddress } from './address/read-address.ts';

/** The address shown, of any listing that has its filters in the path. */
export const useListingAddress = (): ListingAddress => {
  const { pathname, search } = useLocation();
  return useMemo(() => readCategoryAddress({ pathname, search }), [pathname, search]);
};
