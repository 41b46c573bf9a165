import type { Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { arriveAs, customer, logIn } from '../lib/account.ts';
import { expect, test } from '../lib/test.ts';

const tokenIn = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), SIGNIN_TOKEN.name);

test('[O-16] [R-51] [R-52] [U-05] a guest on any account page finds the login, which helps with a forgotten or a wrong password and leads back', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/401/);
  const translate = (key: string) => texts.translate('mfe-account', key);
  const login = '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Forders';
  const toLogin = shop.main.getByRole('link', { name: translate('guest.login') });
  await shop.open('/customer/account/index');
  await expect(toLogin).toHaveAttribute('href', '/customer/account/login?redirect=%2Fcustomer%2Faccount%2Findex');
  await shop.navigate('/customer/account/orders');
  await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
  await toLogin.click();
  await expect(page).toHaveURL(login);

  await test.step('a new password is promised to every address', async () => {
    await shop.main.getByRole('link', { name: translate('login.forgotten') }).click();
    await expect(page).toHaveURL(/\/customer\/account\/forgotpassword/);
    // The login has a field of the same name.
    await shop.expectHeading(translate('forgot.title'));
    await shop.main.getByLabel(translate('login.email')).fill(`nikt.${crypto.randomUUID()}@example.com`);
    await shop.main.getByRole('button', { name: translate('forgot.submit') }).click();
    await expect(shop.main.getByText(translate('forgot.sent'))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(login);
  });

  await test.step('a wrong password is reported at the form, and what was typed stays', async () => {
    await logIn(shop, texts, { ...customer, password: 'nie-to-haslo' });
    await expect(shop.main.getByRole('alert').filter({ hasText: translate('login.wrong') })).toBeVisible();
    await expect(shop.main.getByLabel(translate('login.email'))).toHaveValue(customer.username);
    expect(await tokenIn(page)).toBeNull();
  });

  await logIn(shop, texts);
  await expect(page).toHaveURL('/customer/account/orders');
  await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
});

test('[R-53] [J-36] [K-05] [U-07] a visitor registers, is signed in at once, adds an address and signs out', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  const translate = (key: string) => texts.translate('mfe-account', key);
  const accountText = (key: string) => texts.translate('mfe-account/account', key);
  await shop.open('/create-account');
  await shop.expectHeading(translate('register.title'));
  const submit = shop.main.getByRole('button', { name: translate('register.submit') });
  await submit.click();
  await expect(shop.main.getByLabel(translate('field.label.firstname'))).toBeFocused();
  await expect(shop.main.getByText(translate('field.lastname')).first()).toBeVisible();
  await shop.main.getByLabel(translate('field.label.firstname')).fill('Ewa');
  await shop.main.getByLabel(translate('field.label.lastname')).fill('Nowak');
  await shop.main.getByLabel(translate('login.email')).fill(`ewa.${crypto.randomUUID()}@example.com`);
  const choose = async (password: string): Promise<void> => {
    await shop.main.getByLabel(translate('login.password'), { exact: true }).fill(password);
    await shop.main.getByLabel(translate('password.repeat')).fill(password);
    await submit.click();
  };
  await shop.main.getByRole('checkbox', { name: translate('register.terms') }).check();
  complaints.expect(/Failed to load resource/);
  await choose('Password1');
  await expect(shop.main.getByText(translate('field.common-password')).first()).toBeVisible();
  await expect(shop.main.getByLabel(translate('login.password'), { exact: true })).toBeFocused();
  await choose('Haslo12345');
  await expect(page).toHaveURL('/customer/account/index');
  await expect(shop.main.getByText(texts.translate('mfe-account/account', 'account.welcomeNamed', { name: 'Ewa' }))).toBeVisible();
  await expect(shop.main.getByText(texts.translate('mfe-account/orders', 'orders.none'))).toBeVisible();

  await shop.main.getByRole('link', { name: accountText('nav.addresses'), exact: true }).click();
  await shop.expectHeading(accountText('title.addresses'));
  await shop.main.getByRole('link', { name: accountText('addresses.add') }).click();
  await expect(page).toHaveURL('/customer/address/new');
  await shop.main.getByLabel(translate('label.street')).fill('ul. Lipowa 12/4');
  await shop.main.getByLabel(translate('label.postcode')).fill('30702');
  await shop.main.getByLabel(translate('label.city')).fill('Kraków');
  await shop.main.getByLabel(translate('label.telephone')).fill('600100200');
  await shop.main.getByRole('button', { name: accountText('addresses.save') }).click();
  await expect(page).toHaveURL('/customer/address');
  await expect(shop.main.getByText('ul. Lipowa 12/4')).toBeVisible();

  await shop.main.getByRole('button', { name: accountText('account.signOut') }).click();
  await expect(shop.main.getByText(translate('guest.title'))).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
});

test('[O-15] the answer that a page is for signed-in customers only shows the page for guests, without a toast', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/401/);
  await arriveAs(page, customer.username);
  const message = 'Strona dostępna tylko dla zalogowanego użytkownika';
  await page.route('**/rest/V1/customers/me', (route) => route.fulfill({ status: 401, json: { message } }));
  await shop.open('/customer/account/orders');
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
  // The region is rendered with the first interaction or the first toast.
  await page.mouse.move(10, 10);
  await expect(shop.toasts).toBeAttached();
  await expect(shop.toasts.getByRole('paragraph')).toHaveCount(0);
});
