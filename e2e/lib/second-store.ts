import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { Cart, PlacedOrder } from 'shared-contracts/rest';
import type { Buyer } from './checkout.ts';

/**
 * The second store of the shop under test, at its default host name. Browsers resolve that name to this machine; Node may not, so its
 * requests go to the shop's address with the name in the `Host` header.
 */
export class SecondStore {
  readonly url: string;
  readonly #shop: string;
  readonly #request: APIRequestContext;

  constructor(shop: string, request: APIRequestContext) {
    const url = new URL(shop);
    url.hostname = 'pro.localhost';
    this.url = url.origin;
    this.#shop = new URL(shop).origin;
    this.#request = request;
  }

  /** Requests an address of the second store. */
  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<APIResponse> {
    return this.#request.get(this.#shop + path, { headers: { ...headers, host: new URL(this.url).host } });
  }

  /** Runs a query against the GraphQL API of the second store. @throws with the server's answer when it has no data */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.#request.post(`${this.#shop}/graphql`, {
      data: { query, variables },
      headers: { host: new URL(this.url).host },
    });
    const { data } = (await response.json()) as { readonly data?: Data | null }; // the contract
    if (data == null) throw new Error(await response.text());
    return data;
  }

  /** The body of a REST call that must answer 200; the caller knows its type from the contract. */
  async #call(token: string, method: 'POST' | 'PUT', path: string, data: object): Promise<unknown> {
    const response = await this.#request.fetch(`${this.#shop}/rest/V1/pwa/carts/mine${path}`, {
      method,
      data,
      headers: { authorization: `Bearer ${token}`, host: new URL(this.url).host, 'idempotency-key': crypto.randomUUID() },
    });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  }

  /** Orders a product as a signed-in customer, with the calls that the pages use. */
  async order(token: string, sku: string, { street, ...person }: Buyer): Promise<PlacedOrder> {
    const method = 'banktransfer';
    await this.#call(token, 'POST', '/items', { cartItem: { sku, qty: 1 } });
    await this.#call(token, 'PUT', '/selected-payment-method', { paymentMethod: { method } });
    await this.#call(token, 'POST', '/set-addresses', { addresses: { billing_address: { ...person, street: [street] } } });
    const cart = (await this.#call(token, 'POST', '/shipping-information', {
      addressInformation: { shipping_method_code: 'inpost' },
    })) as Cart; // the contract
    const agreements = cart.payment_methods?.find(({ code }) => code === method)?.agreements ?? [];
    return (await this.#call(token, 'POST', '/payment-information', {
      paymentMethod: { method, extension_attributes: { agreement_ids: agreements.map(({ id }) => id) } },
      email: person.email,
      additionalData: { expected_total: cart.summary?.grand_total, cart_id: cart.cart_id },
    })) as PlacedOrder; // the contract
  }
}
