import { fixedAddresses } from '../../shell/metadata/fixed-addresses.ts';
import type { SitemapPage } from './sitemap.ts';

/** Pages of the fixed table that search engines may show: those with one address for all of their spellings. */
export const publicPages = (): readonly SitemapPage[] =>
  Object.values(fixedAddresses).map((path) => ({ path, last_modified: null, images: [] }));
