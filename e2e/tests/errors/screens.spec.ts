import type { Page } from '@playwright/test';
import { APP_VERSION, RELOAD_GUARDS } from 'shared-contracts';
import { prepareFailures } from '../../lib/connection.ts';
import { expect, test } from '../../lib/gated-shop.ts';
import type { Texts } from '../../lib/texts.ts';
import { escapePattern } from '../../lib/texts.ts';

const VIEWS = 'host-shell/views';

/** Any of the three titles of the 404 page. */
const notFound = (texts: Texts): RegExp =>
  new RegExp(['gone', 'promo', 'signal'].map((name) => escapePattern(texts.translate(VIEWS, `notFound.${name}.title`))).join('|'));

/** Answers the browser's requests to the resolver, GET and POST. */
const answerResolver = async (page: Page, status: number, body: object): Promise<void> => {
  await page.route(/\/graphql/, async (route) => {
    const request = route.request();
    if (!/urlResolver/i.test(decodeURIComponent(request.url()) + (request.postData() ?? ''))) return route.fallback();
    return route.fulfill({ status, json: body });
  });
};

/** Whether an error page has recorded an automatic reload. */
const guarded = (page: Page): Promise<boolean> =>
  page.evaluate((name) => (sessionStorage.getItem(name) ?? '').includes('error-page'), RELOAD_GUARDS.name);

test.describe('the commerce server is down', () => {
  test.beforeEach(({ gate, complaints }) => {
    complaints.expect(/503/, /WebSocket/, /ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/);
    gate.goDown();
  });

  test('[J-98] [V-06] [V-08] [E-07] the page says so; its button reloads, and shows the page when the server is back', async ({
    page,
    shop,
    texts,
    gate,
    catalogue,
  }) => {
    const { url, name } = await catalogue.category();
    const asked = page.waitForRequest('**/check-version');
    expect((await page.goto(url))?.status()).toBe(503);
    expect(texts.translate(VIEWS, 'connection.online')).toBe('Nie udało się nawiązać połączenia z serwerem');
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(texts.translate(VIEWS, 'connection.online'));
    await asked; // the page compares its version first; without an answer it stays as it is
    gate.open();
    await page.getByRole('button', { name: texts.translate(VIEWS, 'connection.retry') }).click();
    await shop.expectHeading(name);
    expect(await guarded(page)).toBe(false); // the visitor's own retry is not recorded as an automatic reload
  });

  test('[V-05] a server of another version causes one immediate reload, and only one', async ({ page, shop, texts, gate }) => {
    await page.route('**/check-version', (route) => route.fulfill({ contentType: 'text/plain', body: `${APP_VERSION}-next` }));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto('/');
    await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'maintenance.title'));
    expect(documents).toHaveLength(2);
    gate.open();
    await page.goto('/');
    await shop.interactive();
  });

  test('[V-07] [V-09] offline the message is another one, and the page loads by itself when the connection is back', async ({
    page,
    shop,
    texts,
    gate,
    context,
    catalogue,
  }) => {
    const { url, name } = await catalogue.category();
    const alive = page.waitForRequest('**/check-version');
    await page.goto(url);
    await alive;
    await context.setOffline(true);
    expect(texts.translate(VIEWS, 'connection.offline')).toBe('Brak połączenia z internetem');
    await expect(shop.heading).toHaveText(texts.translate(VIEWS, 'connection.offline'));
    gate.open();
    await context.setOffline(false);
    await shop.expectHeading(name);
    expect(await guarded(page)).toBe(false);
  });
});

test.describe('an address inside the shop', () => {
  test.beforeEach(({ complaints }) => complaints.expect(/WebSocket/, /Failed to load resource/));

  test('[E-13] [R-71] [V-01] that does not exist shows the 404 page, within the frame of the shop', async ({ page, shop, texts }) => {
    await shop.open('/customer/account/login');
    await shop.markDocument();
    await shop.navigate('/nie-ma-takiej');
    await expect(shop.heading).toHaveText(notFound(texts));
    await expect(shop.footer).toBeAttached();
    await shop.main.getByRole('link', { name: texts.translate(VIEWS, 'notFound.home') }).click();
    await expect(page).toHaveURL('/');
    expect(await shop.isSameDocument()).toBe(true);
  });

  for (const [how, status, body] of [
    ['whose resolution fails', 200, { errors: [{ message: 'Internal server error' }], data: null }],
    ['for which the resolver answers null', 200, { data: { urlResolver: null } }],
  ] as const)
    test(`[E-06] [R-23] ${how} shows the 404 page, and another one still works`, async ({ page, shop, texts, catalogue }) => {
      const { url, name } = await catalogue.category();
      await shop.open('/customer/account/login');
      await answerResolver(page, status, body);
      await shop.navigate(`${url}?page=1`);
      await expect(shop.heading).toHaveText(notFound(texts));
      await page.unrouteAll();
      const [other] = await catalogue.buyable(1);
      await shop.navigate(other?.url ?? '');
      await shop.expectHeading(other?.name ?? name);
    });

  test('[E-12] [V-17] is not requested while the browser is offline', async ({ page, shop, texts, context, catalogue }) => {
    const { url } = await catalogue.category();
    await shop.open('/customer/account/login');
    await prepareFailures(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(graphql|rest)\b/.test(request.url())) asked.push(request.url());
    });
    await context.setOffline(true);
    await expect(page.getByText(texts.translate('host-shell', 'online.offline'))).toBeVisible();
    await shop.navigate(url);
    await expect(shop.heading).toHaveText(notFound(texts));
    expect(asked).toEqual([]);
  });
});
