/** What an address of the host is for; label values of `/metrics`. */
export type RequestKind = 'page' | 'asset' | 'styles' | 'page-data' | 'commerce' | 'federation' | 'service';

const kinds: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/(assets|releases)\//, 'asset'],
  [/^\/page-styles\//, 'styles'],
  [/^\/page-data\//, 'page-data'],
  [/^\/__federation(\/|$)/, 'federation'],
  [/^\/(healthz|metrics|sw\.js)$|^\/(manifest-|icons\/|page-offline\/)/, 'service'],
];

/** @param route the pattern of the route that answered: `/*` are pages, all that is not named here goes on to the commerce server */
export const requestKind = (route: string): RequestKind => {
  if (route === '/*' || route === '') return 'page';
  return kinds.find(([pattern]) => pattern.test(route))?.[1] ?? 'commerce';
};
