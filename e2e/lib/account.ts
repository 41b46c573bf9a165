import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';

/** The customer that every seeded shop has. */
export const customer = { username: 'jan.kowalski@example.com', password: 'Amperio2026', firstname: 'Jan' } as const;

/** A bearer token, of the seeded customer unless told otherwise. */
export const tokenOf = async (request: APIRequestContext, username: string = customer.username): Promise<string> => {
  const response = await request.post('/rest/V1/integration/customer/token', {
    data: { username, password: customer.password },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as string; // the contract: a token as a JSON string
};

const keepToken = (page: Page, token: string): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [SIGNIN_TOKEN.name, token] as const);

/** Makes the visitor a signed-in one, as an earlier visit would have left it. */
export const signIn = async (page: Page): Promise<void> => {
  await keepToken(page, await tokenOf(page.request));
};

/** A customer of one's own, signed in: nobody else changes the cart. */
export const signInAsNew = async (page: Page): Promise<void> => {
  const email = `guest.${crypto.randomUUID()}@example.com`;
  const { password } = customer;
  const made = await page.request.post('/rest/V1/customers', {
    headers: { store: 'amperio' },
    data: { customer: { email, firstname: 'Ewa', lastname: 'Nowak' }, password, agreements: { checked_terms: true } },
  });
  expect(made.status(), await made.text()).toBe(200);
  await keepToken(page, await tokenOf(page.request, email));
};
