import * as ListingPage from './listing/ListingPage.tsx';
import * as ProductPage from './product/ProductPage.tsx';
import * as SearchPage from './search/SearchPage.tsx';

/** What the host's server renders, by the keys of federation.config.ts. */
export const modules = {
  './ListingPage': ListingPage,
  './ProductPage': ProductPage,
  './SearchPage': SearchPage,
};
