import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';

/** The customer that every seeded shop has. */
export const customer = { username: 'jan.kowalski@example.com', password: 'Amperio2026', firstname: 'Jan' } as const;

/** A bearer token of the seeded customer. */
export const tokenOf = async (request: APIRequestContext): Promise<string> => {
  const response = await request.post('/rest/V1/integration/customer/token', {
    data: { username: customer.username, password: customer.password },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as string; // the contract: a token as a JSON string
};

/** Makes the visitor a signed-in one, as an earlier visit would have left it. */
export const signIn = async (page: Page): Promise<void> => {
  const token = await tokenOf(page.request);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SIGNIN_TOKEN.name, token] as const);
};
