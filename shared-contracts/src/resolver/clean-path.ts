/** What the resolver is asked for. Fixed `.html` routes are matched before this. */
import { isCampaignParameter } from '../pages/campaign-parameters.ts';

/** R-04, ∅21: the path before a whole segment `f`; R-03: without `.html`. `/agd/pralki/f/x,1` → `/agd/pralki`. */
export function cleanUrlKey(pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const filter = segments.indexOf('f');
  const kept = filter === -1 ? segments : segments.slice(0, filter);
  return `/${kept.join('/')}`.replace(/\.html$/, '');
}

export interface ResolverArguments {
  readonly urlKey: string;
  /** The query string without its `?`. */
  readonly search: string;
}

/** arguments of the `urlResolver` query. */
export function resolverArguments(location: { readonly pathname: string; readonly search: string }): ResolverArguments {
  return { urlKey: cleanUrlKey(location.pathname), search: location.search.replace(/^\?/, '') };
}

/** ∅23: the address with the parameters that are to be put back after a redirect or a canonical change. */
export function restoreParams(target: string, names: readonly string[], search: string): string {
  const from = new URLSearchParams(search);
  const [path = '', query = ''] = target.split('?');
  const parameters = new URLSearchParams(query);
  for (const name of names) {
    const value = from.get(name);
    if (value !== null && !parameters.has(name)) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** ∅20: whether the query only tells where the visitor came from. Sorted, filtered and later pages are not for search engines. */
export function isPlainQuery(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every(isCampaignParameter);
}
