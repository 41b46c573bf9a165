import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import type { Shop } from './shop.ts';
import type { Texts } from './texts.ts';

/** The customer that every seeded shop has. */
export const customer = { username: 'jan.kowalski@example.com', password: 'Amperio2026', firstname: 'Jan' } as const;

/** The password of customers that tests register. */
export const NEW_PASSWORD = 'Zielony7Rower';

/** Seeded customers: a seller of a shop (F-06), and one without anything. */
export const seller = 'ewa.salon@example.com';
export const ordinary = 'anna.nowak@example.com';

const seeded: ReadonlySet<string> = new Set([customer.username, seller, ordinary]);

/** The password of a seeded customer, or of one that a test has registered. */
export const passwordOf = (username: string): string => (seeded.has(username) ? customer.password : NEW_PASSWORD);

/** A bearer token, by default of the seeded customer. */
export const tokenOf = async (request: APIRequestContext, username: string = customer.username): Promise<string> => {
  const response = await request.post('/rest/V1/integration/customer/token', {
    data: { username, password: passwordOf(username) },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as string; // the contract: a token as a JSON string
};

const keepToken = (page: Page, token: string): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [SIGNIN_TOKEN.name, token] as const);

/** Signs the seeded customer in: stores the token as a login in an earlier visit would have. */
export const signIn = async (page: Page): Promise<void> => {
  await keepToken(page, await tokenOf(page.request));
};

/** Registers a new customer, whom no other test knows. @returns the e-mail address */
export const register = async (request: APIRequestContext): Promise<string> => {
  const email = `guest.${crypto.randomUUID()}@example.com`;
  const password = NEW_PASSWORD;
  const made = await request.post('/rest/V1/customers', {
    headers: { store: 'amperio' },
    data: { customer: { email, firstname: 'Ewa', lastname: 'Nowak' }, password, agreements: { checked_terms: true } },
  });
  expect(made.status(), await made.text()).toBe(200);
  return email;
};

/** Registers a new customer and signs in: no other test changes this customer's cart. @returns the e-mail address */
export const signInAsNew = async (page: Page): Promise<string> => {
  const email = await register(page.request);
  await keepToken(page, await tokenOf(page.request, email));
  return email;
};

/**
 * Signs a customer in before the page opens its first document, which saves loading one: the token lies in the browser as a login of an
 * earlier visit has left it. Once: the shop may remove it again.
 * @returns the token, for calls of the test's own
 */
export const arriveAs = async (page: Page, email: string): Promise<string> => {
  const token = await tokenOf(page.request, email);
  await page.addInitScript(
    ([key, value, who]) => {
      // The initial about:blank document has no storage.
      if (location.protocol === 'about:' || localStorage.getItem('e2e_customer') === who) return;
      localStorage.setItem('e2e_customer', who);
      localStorage.setItem(key, value);
    },
    [SIGNIN_TOKEN.name, token, email] as const,
  );
  return token;
};

/** Registers a new customer, who is signed in when the page opens its first document. */
export const arriveAsNew = async (page: Page): Promise<{ readonly email: string; readonly token: string }> => {
  const email = await register(page.request);
  return { email, token: await arriveAs(page, email) };
};

/** Fills in the login form that is shown. */
export const logIn = async (
  { main }: Shop,
  texts: Texts,
  { username, password }: { readonly username: string; readonly password: string } = customer,
): Promise<void> => {
  await main.getByLabel(texts.translate('mfe-account', 'login.email')).fill(username);
  await main.getByLabel(texts.translate('mfe-account', 'login.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: texts.translate('mfe-account', 'login.submit'), exact: true }).click();
};
