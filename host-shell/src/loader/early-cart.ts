/** As long as the shop's own calls wait for an answer, ms. */
const GIVE_UP_MS = 30_000;

/** A value as `ShopStorage` writes it; anything unexpected in it leaves the cart to its service. */
interface Kept {
  readonly version: unknown;
  readonly timeStored: number;
  readonly ttl: number;
  readonly value: unknown;
}

/** The path of the visitor's cart; a falsy value where there is none, or its id cannot be read. */
const pathOf = (token: string | null): unknown => {
  if (token) return CUSTOMER_CART_PATH;
  const kept = JSON.parse(localStorage.getItem(CART_ID_NAME) ?? 'null') as Kept | null; // its fields are looked at below
  const now = Date.now();
  const id = kept && kept.version === CART_ID_VERSION && kept.timeStored <= now && now < kept.timeStored + kept.ttl && kept.value;
  return typeof id === 'string' && id && GUEST_CART_PATH + encodeURIComponent(id);
};

/**
 * Asks for the visitor's cart while the scripts that will show it are still on their way, and leaves the answer at
 * `window.amperioCart` for the first reading of the cart (`client/early-cart.ts`). Nothing is kept: every document asks again
 * (H-05), without a connection not at all (V-17).
 */
export const fetchEarlyCart = (): void => {
  try {
    const token = localStorage.getItem(SIGNIN_TOKEN_NAME);
    const path = pathOf(token);
    if (!path || navigator.onLine === false) return;
    const headers = {
      Accept: 'application/json',
      Store: document.documentElement.dataset['store'] ?? '',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    const url = path + CART_QUERY;
    const answer = fetch(url, { headers, signal: AbortSignal.timeout(GIVE_UP_MS) });
    answer.catch(() => 0);
    window.amperioCart = { url, token, answer };
  } catch {
    // storage is forbidden, or holds something else: the cart is read later, by its service
  }
};
