import { parseApiError, reactionToUnauthorized } from 'shared-contracts/errors';

/** ≠29: the calls of signing out. A session that has ended already must not end once more because of them. */
const signOutPaths: ReadonlySet<string> = new Set(['/rest/V1/customers/removeToken', '/customer/ajax/logout']);

const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'https://shop.invalid').pathname;

interface Watch {
  /** The stored token; undefined when nobody is signed in. */
  readonly token: () => string | undefined;
  readonly onExpired: () => void;
}

/**
 * Makes a fetch, or another way of sending, also report when the server does not know the session any more (U-08, ≠32): once per token,
 * however many calls it refuses and whichever way they went. Nothing is sent without a connection. The expected 401 of pages for
 * signed-in shoppers is not reported (O-15).
 */
export const watchUnauthorized = ({ token, onExpired }: Watch): ((fetch: typeof globalThis.fetch) => typeof globalThis.fetch) => {
  let reportedToken: string | undefined;
  return (fetch) =>
    async (...request) => {
      // V-17, E-12: what the browser would refuse anyway is not even tried.
      if (navigator.onLine === false) throw new TypeError('Offline');
      const bearer = token();
      const response = await fetch(...request);
      if (response.status !== 401 || bearer === undefined || signOutPaths.has(pathOf(request[0]))) return response;
      const body: unknown = await response
        .clone()
        .json()
        .catch(() => null); // no JSON, no message
      const { message } = parseApiError(response.status, body);
      const isNews = bearer !== reportedToken && bearer === token(); // not reported already, and no new session meanwhile
      if (isNews && reactionToUnauthorized({ status: response.status, message, hasToken: true }) === 'session-expired') {
        reportedToken = bearer;
        onExpired();
      }
      return response;
    };
};
