import type { ApiError, ApiResult, CartRef } from 'shared-contracts';
import { PAYMENT } from 'shared-contracts/codes';
import { createRestClient, type PlacedOrder } from 'shared-contracts/rest';

/** The outcome of one attempt to buy. */
export type Purchase =
  | {
      readonly kind: 'ordered';
      readonly sku: string;
      /** Of the calls that placed the order: one of these is recorded. */
      readonly keys: readonly string[];
      readonly email: string;
      /** What the buyer has seen before. */
      readonly expected: number;
      /** Answers to the calls that placed it at the same time. */
      readonly answers: readonly PlacedOrder[];
    }
  | { readonly kind: 'sold-out'; readonly sku: string };

const SOLD_OUT: readonly string[] = ['out_of_stock', 'not_enough_stock'];
const LIMIT_MS = 60_000;
const CALL_MS = 5000;
const PAUSE_MS = 40;

class Refused extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(`${error.status} ${error.code} ${error.message}`);
    this.error = error;
  }
}

/** Repeats a call while it is not answered. @throws after a minute */
async function answered<Value>(ask: () => Promise<ApiResult<Value>>): Promise<Value> {
  const until = performance.now() + LIMIT_MS;
  for (;;) {
    const result = await ask();
    if (result.ok) return result.value;
    const isDown = result.error.kind === 'network' || result.error.status >= 500;
    if (!isDown || performance.now() > until) throw new Refused(result.error);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Each buyer has a network address of their own, so that limits of an address do not end the run. */
const addressOf = (number: number): string => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const person = {
  firstname: 'Ola',
  lastname: 'Nowak',
  street: ['ul. Lipowa 12/4'],
  postcode: '30-702',
  city: 'Kraków',
  telephone: '600 100 200',
};

export interface Buyer {
  /** Counts the buyers; makes address and e-mail. */
  readonly number: number;
  readonly baseUrl: string;
  readonly sku: string;
  readonly key: string;
}

/**
 * One guest buys one piece: a cart, the three steps, and the order. What changes the cart's items and what places the order is sent twice
 * at once, as a double press or a proxy's retry does: with one idempotency key, and every other order with two keys for one cart.
 * Retries repeat the key.
 */
export async function buy({ number, baseUrl, sku, key }: Buyer): Promise<Purchase> {
  const rest = createRestClient({
    baseUrl,
    store: () => 'amperio',
    token: () => undefined,
    timeout: CALL_MS,
    fetch: (request) => {
      request.headers.set('x-forwarded-for', addressOf(number));
      return fetch(request);
    },
  });
  const email = `kupujacy-${number}@example.com`;
  const twice = <Value>(ask: (turn: 0 | 1) => Promise<ApiResult<Value>>): Promise<readonly PromiseSettledResult<Value>[]> =>
    Promise.allSettled([answered(() => ask(0)), answered(() => ask(1))]);
  const cart: CartRef = { kind: 'guest', cartId: await answered(() => rest.createCart()) };
  try {
    for (const added of await twice(() => rest.addCartItem(cart.cartId, { sku, qty: 1 }, `${key}-item`)))
      if (added.status === 'rejected') throw added.reason;
    await answered(() => rest.selectPayment(cart, PAYMENT.BANK_TRANSFER));
    await answered(() => rest.setAddresses(cart, { billing_address: { ...person, email }, verified: true }));
    const ready = await answered(() => rest.setShipping(cart, 'dpd'));
    const expected = ready.summary?.grand_total ?? 0;
    const terms = (ready.payment_methods ?? [])
      .filter(({ code }) => code === PAYMENT.BANK_TRANSFER)
      .flatMap(({ agreements }) => agreements.map(({ id }) => id));
    const keys = number % 2 === 0 ? [key] : [key, `${key}-other`];
    const placed = await twice((turn) =>
      rest.placeOrder(cart, keys[turn] ?? key, {
        paymentMethod: { method: PAYMENT.BANK_TRANSFER, extension_attributes: { agreement_ids: terms } },
        email,
        additionalData: { expected_total: expected, cart_id: cart.cartId },
      }),
    );
    const answers = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = placed.find((one) => one.status === 'rejected');
    // One call that is refused beside one that is answered: the findings must show it.
    if (refused !== undefined && answers.length === 0) throw refused.reason;
    return { kind: 'ordered', sku, keys, email, expected, answers };
  } catch (error) {
    if (error instanceof Refused && SOLD_OUT.includes(error.error.code)) return { kind: 'sold-out', sku };
    throw error;
  }
}
