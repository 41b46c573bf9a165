import type { Page } from '@playwright/test';
import { logIn } from '../../lib/account.ts';
import { expect, test } from '../../lib/test.ts';

const stored = (page: Page, name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), name);

test('[T-01] [T-02] the token of a login is stored as `signin_token`, a neoportal customer as `neoportal_user_id`; a visitor is signed in while the token is present', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/401/); // requests of the account page that were running when the session ended
  await page.route(/\/rest\/V1\/customers\/me(\?|$)/, async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { extension_attributes?: object }; // the contract's shape
    await route.fulfill({ response, json: { ...me, extension_attributes: { ...me.extension_attributes, neoportal_user_id: '77' } } });
  });
  await shop.useScreen('desktop');
  await shop.open('/customer/account/login');
  expect(await stored(page, 'signin_token')).toBeNull();
  await logIn(shop, texts);
  await expect(shop.tool('header.account')).toBeVisible();
  const token = await stored(page, 'signin_token');
  expect(token).toMatch(/^[\w.~+/=-]{16,}$/);
  await expect.poll(() => stored(page, 'neoportal_user_id')).toBe('77');

  await test.step('signed in while the token is present, in the next document too', async () => {
    await shop.open('/customer/account/index');
    await expect(shop.tool('header.account')).toBeVisible();
    expect(await stored(page, 'signin_token')).toBe(token);
  });

  await shop.main
    .getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut') })
    .first()
    .click();
  await expect.poll(() => stored(page, 'neoportal_user_id')).toBeNull();
  expect(await stored(page, 'signin_token')).toBeNull();
  await expect(shop.tool('header.signIn')).toBeVisible();
});
