import { isPrivatePage, matchFixedRoute } from 'shared-contracts';
import { object, pipe, string, trim } from 'valibot';
import { writerFields } from '../writing/writer-rules.ts';

/** B-05: who reports an error, what has happened, and on which page; the page may be left out. */
export const reportSchema = object({ ...writerFields, page: pipe(string(), trim()) });

/** Tokens of links, hashes of orders and ids of reservations are longer, characters. */
const longestPlain = 15;

/** J-235: without what opens a page of one visitor: who reads the report could open it as well. */
const withoutKeys = (pathname: string, search: string): string => {
  const kind = matchFixedRoute(pathname)?.kind;
  // Lists and searches are other pages with another query; pages of the fixed table take keys in it.
  const query = kind === undefined || kind === 'search' ? search : '';
  if (kind === undefined || !isPrivatePage(kind)) return pathname + query;
  return pathname
    .split('/')
    .map((segment) => (segment.length > longestPlain ? '*' : segment))
    .join('/');
};

/**
 * The path of a page of the shop from what somebody has typed or pasted; '' for anything else.
 * @param origin of the shop
 */
export const pagePathOf = (text: string, origin: string): string => {
  const address = URL.parse(text.trim(), `${origin}/`);
  return text.trim() === '' || address?.origin !== origin ? '' : withoutKeys(address.pathname, address.search);
};
