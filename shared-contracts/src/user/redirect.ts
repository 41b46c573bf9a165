/** R-50, W-08: where the shopper goes after login. Only paths of the shop itself are followed. */

const ANY_ORIGIN = 'http://shop.invalid';

/** The path with query and fragment, or `fallback` for anything that could lead elsewhere. */
export function ownPath(redirect: string | null | undefined, fallback = '/'): string {
  if (!redirect?.startsWith('/')) return fallback;
  try {
    const { origin, pathname, search, hash } = new URL(redirect, ANY_ORIGIN);
    // `//elsewhere`, `/\elsewhere` and control characters between the slashes all change the origin.
    return origin === ANY_ORIGIN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : fallback;
  } catch {
    return fallback;
  }
}
