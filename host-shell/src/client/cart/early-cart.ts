/** The answer that the inline loader of a cart page has asked for (`loader/early-cart.ts`). */
export interface EarlyCart {
  readonly url: string;
  /** T-01: on whose behalf; null for a guest. */
  readonly token: string | null;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    amperioCart?: EarlyCart;
  }
}

const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/**
 * A `fetch` whose first call takes over the early answer if it asks for the same on behalf of the same visitor; whatever the
 * first call is, the answer is not used after it: a change of the cart makes it old. A failure is asked for once more.
 */
export const withEarlyCart = (fetch: typeof globalThis.fetch, early: EarlyCart | undefined): typeof globalThis.fetch => {
  let waiting = early;
  return (input, init) => {
    const first = waiting;
    waiting = undefined;
    const isSame =
      first !== undefined &&
      input instanceof Request &&
      input.method === 'GET' &&
      // It was asked for without saying where to (J-169).
      !input.headers.has('delivery-place') &&
      pathOf(input) === first.url &&
      input.headers.get('Authorization') === (first.token === null ? null : `Bearer ${first.token}`);
    return isSame ? first.answer.catch(() => fetch(input, init)) : fetch(input, init);
  };
};
