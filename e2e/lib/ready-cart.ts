import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { CART_ID } from 'shared-contracts';
import type { Cart, PlacedOrder } from 'shared-contracts/rest';
import type { Buyer } from './checkout.ts';

/** What is already chosen in a cart when a test begins. */
export interface Choices {
  readonly skus: readonly string[];
  /** Code of the payment method. */
  readonly payment?: string;
  readonly buyer?: Buyer;
  /** Code of the shipping method. */
  readonly shipping?: string;
  /** Code of a voucher. */
  readonly voucher?: string;
}

const guestCarts = '/rest/V1/pwa/guest-carts';

const answered = async (response: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Cart> => {
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Cart; // the contract
};

/** Chooses for a guest's cart with the calls that the pages use. @returns the cart after the last call */
export const choose = async (
  request: APIRequestContext,
  id: string,
  { skus = [], payment, buyer, shipping, voucher }: Partial<Choices>,
): Promise<Cart> => {
  const base = `${guestCarts}/${id}`;
  let cart: Cart | undefined;
  for (const sku of skus) cart = await answered(await request.post(`${base}/items`, { data: { cartItem: { sku, qty: 1 } } }));
  if (payment !== undefined)
    cart = await answered(await request.put(`${base}/selected-payment-method`, { data: { paymentMethod: { method: payment } } }));
  if (buyer !== undefined) {
    const { street, ...person } = buyer;
    cart = await answered(
      await request.post(`${base}/set-addresses`, { data: { addresses: { billing_address: { ...person, street: [street] } } } }),
    );
  }
  if (shipping !== undefined)
    cart = await answered(
      await request.post(`${base}/shipping-information`, { data: { addressInformation: { shipping_method_code: shipping } } }),
    );
  if (voucher !== undefined) cart = await answered(await request.put(`${base}/external-voucher`, { data: { code: voucher } }));
  if (cart === undefined) throw new Error('nothing was chosen');
  return { ...cart, cart_id: id };
};

const makeCart = async (request: APIRequestContext, choices: Choices): Promise<Cart> => {
  const id = (await (await request.post(guestCarts, { data: {} })).json()) as string; // the contract: an id as a JSON string
  return choose(request, id, choices);
};

/** Runs in the page. The mark tells the script of an opened page that there is a later cart, or that the shop has removed this one. */
const storeCart = ([key, value, isLater]: readonly [string, string, boolean]): void => {
  // The initial about:blank document has no storage.
  if (location.protocol === 'about:' || (!isLater && localStorage.getItem('e2e_cart') !== null)) return;
  localStorage.setItem('e2e_cart', 'stored');
  localStorage.setItem(key, value);
};

/**
 * Creates a guest's cart and stores its id in the browser, once: the shop may remove it again. An open page has the new cart with its
 * next document.
 */
export const bringCart = async (page: Page, choices: Choices): Promise<Cart> => {
  const cart = await makeCart(page.request, choices);
  const stored = JSON.stringify({ version: CART_ID.version, timeStored: Date.now(), ttl: CART_ID.lifeMs ?? null, value: cart.cart_id });
  if (page.url() === 'about:blank') await page.context().addInitScript(storeCart, [CART_ID.name, stored, false] as const);
  else await page.evaluate(storeCart, [CART_ID.name, stored, true] as const);
  return cart;
};

/** Creates a cart and places its order, with all agreements accepted. */
export const placeCart = async (
  request: APIRequestContext,
  choices: Required<Omit<Choices, 'voucher'>> & Pick<Choices, 'voucher'>,
): Promise<PlacedOrder> => {
  const cart = await makeCart(request, choices);
  const agreements = cart.payment_methods?.find(({ code }) => code === choices.payment)?.agreements ?? [];
  const response = await request.post(`${guestCarts}/${cart.cart_id}/payment-information`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      paymentMethod: { method: choices.payment, extension_attributes: { agreement_ids: agreements.map(({ id }) => id) } },
      email: choices.buyer.email,
      additionalData: { expected_total: cart.summary?.to_pay, cart_id: cart.cart_id },
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as PlacedOrder; // the contract
};
