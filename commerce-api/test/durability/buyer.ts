import type { ApiError, ApiResult, CartRef } from 'shared-contracts';
import { PAYMENT } from 'shared-contracts/codes';
import type { PlacedOrder, RestClient } from 'shared-contracts/rest';

/** The outcome of one attempt to buy. */
export type Purchase =
  | { readonly kind: 'ordered'; readonly sku: string; readonly key: string; readonly order: PlacedOrder }
  | { readonly kind: 'sold-out'; readonly sku: string };

const SOLD_OUT: readonly string[] = ['out_of_stock', 'not_enough_stock'];
const LIMIT_MS = 60_000;
const PAUSE_MS = 40;

class Refused extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(`${error.status} ${error.code} ${error.message}`);
    this.error = error;
  }
}

/** Repeats a call while the server is down. @throws after a minute */
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

const address = {
  firstname: 'Ola',
  lastname: 'Nowak',
  street: ['ul. Lipowa 12/4'],
  postcode: '30-702',
  city: 'Kraków',
  telephone: '600 100 200',
  email: 'ola.nowak@example.com',
};

/** One guest buys one piece: a cart, the three steps, and the order, which has the same idempotency key in every retry. */
export async function buy(rest: RestClient, sku: string, key: string): Promise<Purchase> {
  const cart: CartRef = { kind: 'guest', cartId: await answered(() => rest.createCart()) };
  try {
    await answered(() => rest.addCartItem(cart.cartId, { sku, qty: 1 }, `${key}-item`));
    await answered(() => rest.selectPayment(cart, PAYMENT.BANK_TRANSFER));
    await answered(() => rest.setAddresses(cart, { billing_address: address, verified: true }));
    const ready = await answered(() => rest.setShipping(cart, 'dpd'));
    const expected = ready.summary?.grand_total ?? 0;
    const terms = (ready.payment_methods ?? [])
      .filter(({ code }) => code === PAYMENT.BANK_TRANSFER)
      .flatMap(({ agreements }) => agreements.map(({ id }) => id));
    const order = await answered(() =>
      rest.placeOrder(cart, key, {
        paymentMethod: { method: PAYMENT.BANK_TRANSFER, extension_attributes: { agreement_ids: terms } },
        email: address.email,
        additionalData: { expected_total: expected, cart_id: cart.cartId },
      }),
    );
    return { kind: 'ordered', sku, key, order };
  } catch (error) {
    if (error instanceof Refused && SOLD_OUT.includes(error.error.code)) return { kind: 'sold-out', sku };
    throw error;
  }
}
