import type { APIRequestContext, Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { NEW_PASSWORD, logIn, register, tokenOf } from '../lib/account.ts';
import { Commerce } from '../lib/commerce.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { expect, test } from '../lib/test.ts';

const SECURITY = '/customer/account/security';
const LOGIN = '/customer/account/login';

const tokenIn = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), SIGNIN_TOKEN.name);

/** What the server answers to a token. */
const statusOf = async (request: APIRequestContext, token: string | null): Promise<number> =>
  (await request.get('/rest/V1/customers/me', { headers: { authorization: `Bearer ${token}` } })).status();

test('[J-125] [J-126] [J-127] a customer signs in in a browser that is known from then on, signs out without a connection, ends another device and then all', async ({
  page,
  shop,
  shopUrl,
  texts,
  context,
  request,
  complaints,
}) => {
  // The wishlist may be asked for in the moment in which the server ends all sessions and the page does not know it yet.
  complaints.expect(...lostConnection, /401 \(Unauthorized\) \(\/rest\/V1\/wishlist\)/);
  const translate = (key: string) => texts.translate('mfe-account/security', key);
  const guest = shop.main.getByText(texts.translate('mfe-account', 'guest.title'));
  const signOut = shop.main.getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut'), exact: true });
  const devices = shop.main.getByRole('list', { name: translate('devices.title') }).getByRole('listitem');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  const email = await register(request);
  const signIn = async (): Promise<void> => {
    await logIn(shop, texts, { username: email, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/customer/account/index');
    await shop.navigate(SECURITY);
    await expect(devices.filter({ hasText: translate('devices.current') })).toHaveCount(1);
  };
  await shop.open(LOGIN);
  await signIn();

  await test.step('signing in keeps a cookie that scripts cannot read', async () => {
    const mark = (await context.cookies(`${shopUrl}/rest/V1/integration/customer`)).find(({ name }) => name === 'known_browser');
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/rest/V1/integration/customer' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('known_browser');
  });

  await test.step('signing out without a connection leaves no token behind, and the server ends the session afterwards', async () => {
    const token = await tokenIn(page);
    await goOffline(page, context);
    await signOut.click();
    await expect(guest).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain(token ?? 'no token');
    const revoked = page.waitForResponse('**/rest/V1/customers/revokeToken');
    await goOnline(page, context);
    await revoked;
    expect(await statusOf(request, token)).toBe(401);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('revoked_tokens'))).toBeNull();
  });

  const elsewhere = await tokenOf(request, email);
  await shop.navigate(LOGIN);
  await signIn();
  await test.step('another device is signed out', async () => {
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText(translate('devices.current'));
    await devices.getByRole('button').click();
    await expect(devices).toHaveCount(1);
    expect(await statusOf(request, elsewhere)).toBe(401);
  });

  await test.step('all devices are signed out', async () => {
    const here = await tokenIn(page);
    await shop.main.getByRole('button', { name: translate('devices.all') }).click();
    await page
      .getByRole('dialog', { name: translate('devices.allTitle') })
      .getByRole('button', { name: translate('devices.allYes') })
      .click();
    await expect(guest).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
    expect(await statusOf(request, here)).toBe(401);
  });

  // Of the other device: the first sign-in here followed the registration, the second one came from a browser that is known.
  const told = async (): Promise<number> => (await new Commerce(request).mails(email)).filter(({ kind }) => kind === 'new-sign-in').length;
  await expect.poll(told).toBe(1);
});
