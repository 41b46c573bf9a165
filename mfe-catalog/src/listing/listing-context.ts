import { createContext } from 'react';
import type { ListingAddress } from './address/listing-address.ts';

/** The address that the listing around shows, or is about to show. */
export const ListingAddressContext = createContext<ListingAddress | null>(null);
