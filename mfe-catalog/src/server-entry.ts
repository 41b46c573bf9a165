import * as ComparePage from './compare/ComparePage.tsx';
import * as LandingPage from './landing/LandingPage.tsx';
import * as TagPage from './landing/TagPage.tsx';
import * as ListingPage from './listing/ListingPage.tsx';
import * as ManufacturerPage from './manufacturer/ManufacturerPage.tsx';
import * as ManufacturersPage from './manufacturer/ManufacturersPage.tsx';
import * as ProductGalleryPage from './product/gallery/ProductGalleryPage.tsx';
import * as ProductPage from './product/ProductPage.tsx';
import * as SearchPage from './search/SearchPage.tsx';

/** What the host's server renders, by the keys of federation.config.ts. */
export const modules = {
  './ComparePage': ComparePage,
  './LandingPage': LandingPage,
  './ListingPage': ListingPage,
  './ManufacturerPage': ManufacturerPage,
  './ManufacturersPage': ManufacturersPage,
  './ProductGalleryPage': ProductGalleryPage,
  './ProductPage': ProductPage,
  './SearchPage': SearchPage,
  './TagPage': TagPage,
};
