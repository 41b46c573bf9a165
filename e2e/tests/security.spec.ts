import type { APIRequestContext, Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { NEW_PASSWORD, logIn, register, signInAsNew, tokenOf } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { expect, test } from '../lib/test.ts';

const SECURITY = '/customer/account/security';

const tokenIn = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), SIGNIN_TOKEN.name);

/** What the server answers to a token. */
const statusOf = async (request: APIRequestContext, token: string | null): Promise<number> =>
  (await request.get('/rest/V1/customers/me', { headers: { authorization: `Bearer ${token}` } })).status();

test('[J-125] signed-in devices: one is signed out, then all, and axe finds nothing', async ({ page, shop, texts, complaints }) => {
  // The wishlist may be asked for in the moment in which the server ends all sessions and the page does not know it yet.
  complaints.expect(/401 \(Unauthorized\) \(\/rest\/V1\/wishlist\)/);
  const translate = (key: string) => texts.translate('mfe-account/security', key);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  await shop.open('/');
  const email = await signInAsNew(page);
  const elsewhere = await tokenOf(page.request, email);
  await shop.open(SECURITY);
  const devices = shop.main.getByRole('list', { name: translate('devices.title') }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: translate('devices.current') })).toHaveCount(1);
  await expect(devices.first()).toContainText(translate('devices.current'));
  await expectAccessible(page, `devices, phone`);
  await devices.getByRole('button').click();
  await expect(devices).toHaveCount(1);
  expect(await statusOf(page.request, elsewhere)).toBe(401);

  const here = await tokenIn(page);
  await shop.main.getByRole('button', { name: translate('devices.all') }).click();
  const question = page.getByRole('dialog', { name: translate('devices.allTitle') });
  await expectAccessible(page, 'question');
  await question.getByRole('button', { name: translate('devices.allYes') }).click();
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
  expect(await statusOf(page.request, here)).toBe(401);
});

test('[J-126] signing in keeps a cookie that scripts cannot read; the browser is known from then on', async ({
  page,
  shop,
  shopUrl,
  texts,
  context,
}) => {
  const email = await register(page.request);
  await shop.open('/customer/account/login');
  await logIn(shop, texts, { username: email, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/customer/account/index');
  const mark = (await context.cookies(`${shopUrl}/rest/V1/integration/customer`)).find(({ name }) => name === 'known_browser');
  expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/rest/V1/integration/customer' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('known_browser');
});

test('[J-127] signing out without a connection leaves no token behind, and the server ends the session when the connection is back', async ({
  page,
  shop,
  texts,
  context,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  await shop.open('/');
  await signInAsNew(page);
  await shop.open(SECURITY);
  const signOut = shop.main.getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut'), exact: true });
  await expect(signOut).toBeVisible();
  const token = await tokenIn(page);
  await goOffline(page, context);
  await signOut.click();
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(token ?? 'no token');
  const revoked = page.waitForResponse('**/rest/V1/customers/revokeToken');
  await goOnline(page, context);
  await revoked;
  expect(await statusOf(page.request, token)).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('revoked_tokens'))).toBeNull();
});
