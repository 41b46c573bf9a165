/** What search engines need not read: pages of one visitor, forms, what a script asks. */
const CLOSED = [
  '/customer',
  '/checkout',
  '/create-account',
  '/track/',
  '/pqa/',
  '/schowek/',
  '/product-compare',
  '/search.html?',
  '/rest/',
  '/sandbox/',
  '/__federation',
] as const;

/**
 * J-200: `robots.txt` of a store. Filtered and sorted listings stay open: they say themselves that they are not to be indexed, which only
 * who reads them learns.
 * @param origin `https://shop.example`
 */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
