import * as ComparePage from './compare/ComparePage.tsx';
import * as LandingPage from './landing/LandingPage.tsx';
import * as TagPage from './landing/TagPage.tsx';
import { describeCategory, describeLanding, describeManufacturer } from './listing/item-list.ts';
import * as ListingPage from './listing/ListingPage.tsx';
import * as ManufacturerPage from './manufacturer/ManufacturerPage.tsx';
import * as ManufacturersPage from './manufacturer/ManufacturersPage.tsx';
import * as ProductGalleryPage from './product/gallery/ProductGalleryPage.tsx';
import { structuredData as describeProduct } from './product/product-json-ld.ts';
import * as ProductPage from './product/ProductPage.tsx';
import * as SearchPage from './search/SearchPage.tsx';

/** What the host's server renders, by the keys of federation.config.ts, and how it describes the pages to search engines (J-201). */
export const modules = {
  './ComparePage': ComparePage,
  './LandingPage': { ...LandingPage, structuredData: describeLanding },
  './ListingPage': { ...ListingPage, structuredData: describeCategory },
  './ManufacturerPage': { ...ManufacturerPage, structuredData: describeManufacturer },
  './ManufacturersPage': ManufacturersPage,
  './ProductGalleryPage': ProductGalleryPage,
  './ProductPage': { ...ProductPage, structuredData: describeProduct },
  './SearchPage': SearchPage,
  './TagPage': { ...TagPage, structuredData: describeLanding },
};
