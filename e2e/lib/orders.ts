import { expect, type APIRequestContext } from '@playwright/test';
import type { Order } from 'shared-contracts/rest';

/** Reads an order from the commerce server. */
export const orderOf = async (
  request: APIRequestContext,
  { number, hash }: { readonly number: string; readonly hash: string },
): Promise<Order> => {
  const response = await request.get(`/rest/V1/orders/${number}/${hash}`);
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Order; // the contract
};

/** Registers a customer. @returns a bearer token */
export const newCustomer = async (request: APIRequestContext, email: string): Promise<string> => {
  const password = 'Haslo12345';
  const made = await request.post('/rest/V1/customers', {
    data: { customer: { email, firstname: 'Ola', lastname: 'Nowak' }, password, agreements: { checked_terms: true } },
  });
  expect(made.status(), await made.text()).toBe(200);
  const signedIn = await request.post('/rest/V1/integration/customer/token', { data: { username: email, password } });
  return (await signedIn.json()) as string; // the contract: a token as a JSON string
};
