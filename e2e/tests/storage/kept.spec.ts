import type { Page } from '@playwright/test';
import { logIn } from '../../lib/account.ts';
import { expect, test } from '../../lib/test.ts';

const stored = (page: Page, name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), name);

test.beforeEach(({ shop }) => shop.useScreen('desktop'));

test('[T-01] the token of a login is stored as `signin_token`; a visitor is signed in while it is present', async ({
  page,
  shop,
  texts,
}) => {
  await shop.open('/customer/account/login');
  expect(await stored(page, 'signin_token')).toBeNull();
  await logIn(shop, texts);
  await expect(shop.tool('header.account')).toBeVisible();
  expect(await stored(page, 'signin_token')).toMatch(/^[\w.~+/=-]{16,}$/);
  await shop.open('/');
  await expect(shop.tool('header.account')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('signin_token'));
  await shop.open('/');
  await expect(shop.tool('header.signIn')).toBeVisible();
});

test('[T-02] a neoportal customer is stored as `neoportal_user_id` while signed in', async ({ page, shop, texts, complaints }) => {
  complaints.expect(/401/); // requests of the account page that were running when the session ended
  await page.route(/\/rest\/V1\/customers\/me(\?|$)/, async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { extension_attributes?: object }; // the contract's shape
    await route.fulfill({ response, json: { ...me, extension_attributes: { ...me.extension_attributes, neoportal_user_id: '77' } } });
  });
  await shop.open('/customer/account/login');
  await logIn(shop, texts);
  await expect.poll(() => stored(page, 'neoportal_user_id')).toBe('77');
  await shop.open('/customer/account/index');
  await shop.main
    .getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut') })
    .first()
    .click();
  await expect.poll(() => stored(page, 'neoportal_user_id')).toBeNull();
});
