import { defineRemote } from 'release-kit/build';

export default defineRemote({
  exposes: {
    './ComparePage': './src/compare/ComparePage.tsx',
    './LandingPage': './src/landing/LandingPage.tsx',
    './ListingPage': './src/listing/ListingPage.tsx',
    './ManufacturerPage': './src/manufacturer/ManufacturerPage.tsx',
    './ManufacturersPage': './src/manufacturer/ManufacturersPage.tsx',
    './ProductGalleryPage': './src/product/gallery/ProductGalleryPage.tsx',
    './ProductPage': './src/product/ProductPage.tsx',
    './SearchPage': './src/search/SearchPage.tsx',
    './TagPage': './src/landing/TagPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
