import { createContext } from 'react';
import type { ListingAddress } from './address/listing-address.ts';

/** What the list around is called (M-07). */
export const ListingNameContext = createContext<string | null>(null);

/** The address that the listing around shows, or is about to show. */
export const ListingAddressContext = createContext<ListingAddress | null>(null);
