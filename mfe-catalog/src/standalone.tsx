import { startStandalone } from 'release-kit/standalone';

// This remote without the host: `pnpm dev --filter mfe-catalog`.
startStandalone({
  name: 'mfe-catalog',
  pages: {
    './ListingPage': () => import('./listing/ListingPage.tsx'),
    './ProductPage': () => import('./product/ProductPage.tsx'),
    './SearchPage': () => import('./search/SearchPage.tsx'),
  },
  // A product is one step from the listing: which ones there are depends on the data.
  links: [
    { label: 'Listing', path: '/agd/pralki-i-suszarki/pralki.html' },
    { label: 'Main category', path: '/agd.html' },
    { label: 'Search', path: '/search.html?query=pralka' },
  ],
});
