import { OPEN_SEARCH_PATH } from '../server/search-engines/open-search.ts';
import { escapeText } from '../shell/metadata/index.ts';

/** J-200: offers browsers to search the shop from their address bar. Only the home page has it: each document is to be small. */
export const searchLink = (storeName: string): string =>
  `<link rel="search" type="application/opensearchdescription+xml" title="${escapeText(storeName)}" href="${OPEN_SEARCH_PATH}">`;
