import { newToken } from './token.ts';

/**
 * A browser that somebody has signed in with (J-126): a random cookie of which only the SHA-256 is kept. It does not sign in; it only
 * distinguishes a browser that the customer has used from others. Only the calls of signing in get it, and no script can read it.
 * Over https the host adds `Secure`.
 */
const name = 'known_browser';
const path = '/rest/V1/integration/customer';

export const browserLifeMs = 365 * 24 * 60 * 60 * 1000;

/** The mark of a `Cookie` header; undefined without one that this server can have made. */
export function browserMark(cookies: string | undefined): string | undefined {
  const pair = cookies?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  const mark = pair?.slice(pair.indexOf('=') + 1).trim();
  return mark !== undefined && /^[\w-]{43}$/.test(mark) ? mark : undefined;
}

export const newBrowserMark = newToken;

/** A `Set-Cookie` header that keeps the mark for a year. */
export const browserCookie = (mark: string): string =>
  `${name}=${mark}; Path=${path}; Max-Age=${browserLifeMs / 1000}; HttpOnly; SameSite=Strict`;
