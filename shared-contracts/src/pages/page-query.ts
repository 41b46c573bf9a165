import { isCampaignParameter } from './campaign-parameters.ts';
import { matchFixedRoute } from './fixed-routes.ts';
import type { PageKind } from './page-kinds.ts';

/** Lists: order, page, layout, and the fields of range forms, which without scripts can only be sent in the query. */
const ofLists = /^(?:order|p|view|[a-z][a-z0-9_-]*_(?:from|to))$/;
const ofSignIn = /^(?:redirect|addToWishList)$/;
const none = /^$/;

/** The query parameters that pages of fixed routes read; those without an entry read none. */
const ofKind: Partial<Readonly<Record<PageKind, RegExp>>> = {
  // Each filter of a search is a parameter of its own (∅02).
  search: /^[a-z][a-z0-9_-]*$/,
  compare: /^item[1-9]\d?$/,
  'blog-home': /^p$/,
  'news-home': /^p$/,
  contact: /^id$/,
  'promo-paper': /^p$/,
  'shop-reviews': /^p$/,
  success: /^blik$/,
  'payment-error': /^(?:order|hash|pay)$/,
  login: ofSignIn,
  'create-account': ofSignIn,
  account: /^(?:redirect|addToWishList|p|token)$/,
};

/** Stands for parameters that no page reads: the robots metadata depends on whether there is a query at all (∅20). */
const OTHER_QUERY = '?other';

/**
 * The query of a page as far as the page reads it, sorted by name. Addresses that differ in nothing else are the same page to the
 * server. Parameters of campaigns count as none, all others that no page reads count as one: visitors cannot make new pages with them.
 * A page that is rendered by the server has to read its parameters from this list.
 * @param path pathname without query
 * @param search '' or with its `?`
 */
export const pageQuery = (path: string, search: string): string => {
  if (search === '') return '';
  const kind = matchFixedRoute(path)?.kind;
  const reads = kind === undefined ? ofLists : (ofKind[kind] ?? none);
  const own = [...new URLSearchParams(search)].filter(([name]) => !isCampaignParameter(name));
  const read = new URLSearchParams(own.filter(([name]) => reads.test(name)));
  read.sort();
  if (read.size > 0) return `?${read.toString()}`;
  return own.length > 0 ? OTHER_QUERY : '';
};
