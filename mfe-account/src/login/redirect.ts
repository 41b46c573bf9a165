import { ACCOUNT_PATH, LOGIN_PATH } from 'shared-contracts';

// Only to tell own paths from foreign addresses; nothing is ever sent there.
const HERE = 'https://shop.invalid';

const resolve = (text: string): URL | null => {
  try {
    return new URL(text, HERE);
  } catch {
    return null; // Not an address at all.
  }
};

/**
 * where to go after signing in: the `redirect` of the address if it is a path of this shop, else the account.
 * Whatever a browser would take to another origin (`//host`, `/\host`, `https:`, with tabs or spaces hidden in it) is refused.
 */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  if (!wanted.startsWith('/')) return ACCOUNT_PATH;
  const url = resolve(wanted);
  if (url === null || url.origin !== HERE || url.pathname.startsWith('//') || url.pathname === LOGIN_PATH) return ACCOUNT_PATH;
  return url.pathname + url.search + url.hash;
}

/** The login page that leads back to `path`. */
export const loginPath = (path: string): string => `${LOGIN_PATH}?${new URLSearchParams({ redirect: path }).toString()}`;
