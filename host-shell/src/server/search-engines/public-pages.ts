import type { StoreConfig } from '../../shell/data.ts';
import { fixedAddresses } from '../../shell/metadata/fixed-addresses.ts';
import type { SitemapPage } from './sitemap.ts';

/** Pages of the fixed table that search engines may show: those with one address for all of their spellings, and none that the store has not. */
export const publicPages = ({ show_promotion_archive: hasArchive }: Pick<StoreConfig, 'show_promotion_archive'>): readonly SitemapPage[] =>
  Object.values(fixedAddresses)
    .filter((path) => hasArchive || path !== fixedAddresses['promotion-archive'])
    .map((path) => ({ path, last_modified: null, images: [] }));
