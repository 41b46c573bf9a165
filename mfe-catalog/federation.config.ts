import { defineRemote } from 'shared-contracts/build';

export default defineRemote({
  exposes: {
    './ListingPage': './src/listing/ListingPage.tsx',
    './ProductPage': './src/product/ProductPage.tsx',
    './SearchPage': './src/search/SearchPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
