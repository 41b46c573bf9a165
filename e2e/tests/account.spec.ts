import type { Page } from '@playwright/test';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { NEW_PASSWORD, customer, logIn, register, signIn } from '../lib/account.ts';
import { expect, test } from '../lib/test.ts';

const tokenIn = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), SIGNIN_TOKEN.name);

test('[O-16] [R-51] [R-52] [J-36] a guest on any account page finds the link to the login, and the login leads back', async ({
  page,
  shop,
  texts,
}) => {
  await shop.open('/customer/account/orders');
  await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
  await shop.main.getByRole('link', { name: texts.translate('mfe-account', 'guest.login') }).click();
  await expect(page).toHaveURL('/customer/account/login?redirect=%2Fcustomer%2Faccount%2Forders');
  await logIn(shop, texts);
  await expect(page).toHaveURL('/customer/account/orders');
  await shop.expectHeading(texts.translate('mfe-account/account', 'title.orders'));
});

test('[U-02] [U-05] [K-05] a wrong password is reported at the form, and what was typed stays', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/401/);
  await shop.open('/customer/account/login');
  await logIn(shop, texts, { ...customer, password: 'nie-to-haslo' });
  await expect(shop.main.getByRole('alert').filter({ hasText: texts.translate('mfe-account', 'login.wrong') })).toBeVisible();
  await expect(shop.main.getByLabel(texts.translate('mfe-account', 'login.email'))).toHaveValue(customer.username);
  expect(await tokenIn(page)).toBeNull();
});

test('[R-53] [R-52] [K-05] [U-07] a visitor registers, is signed in at once, adds an address and signs out', async ({
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

test('[C-30] what a guest has put into the cart is there after signing in', async ({ page, shop, texts, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  const email = await register(page.request);
  await shop.useScreen('desktop');
  await shop.buyFrom(product?.url ?? '');
  await shop.expectCartCount(1);
  await shop.open('/customer/account/login');
  await logIn(shop, texts, { username: email, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/customer/account/index');
  await shop.expectCartCount(1);
  await shop.open('/checkout/cart');
  await expect(shop.main.getByRole('link', { name: product?.name ?? '' }).first()).toBeVisible();
});

test('[E-02] [U-08] a session that the server no longer knows ends with a warning, and the visitor is a guest', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/');
  await page.evaluate((name) => localStorage.setItem(name, 'x'.repeat(43)), SIGNIN_TOKEN.name);
  await shop.open('/customer/account/orders');
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
  await expect(shop.toasts.getByRole('alert')).toContainText(texts.translate('host-shell', 'session.expired'));
  expect(await tokenIn(page)).toBeNull();
});

test('[O-15] the answer that a page is for signed-in customers only shows the page for guests, without a toast', async ({
  page,
  shop,
  texts,
  complaints,
}) => {
  complaints.expect(/401/);
  await page.goto('/');
  await signIn(page);
  const message = 'Strona dostępna tylko dla zalogowanego użytkownika';
  await page.route('**/rest/V1/customers/me', (route) => route.fulfill({ status: 401, json: { message } }));
  await shop.open('/customer/account/orders');
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
  // The region is rendered with the first interaction or the first toast.
  await page.mouse.move(10, 10);
  await expect(shop.toasts).toBeAttached();
  await expect(shop.toasts.getByRole('paragraph')).toHaveCount(0);
});

test('[R-54] the tracking page asks for number and e-mail, and reports a wrong pair once', async ({ shop, texts, complaints }) => {
  complaints.expect(/404/);
  const translate = (key: string) => texts.translate('mfe-account/orders', key);
  await shop.open('/track/tracking/order');
  await shop.expectHeading(translate('track.title'));
  await shop.main.getByLabel(translate('track.number')).fill('1');
  await shop.main.getByLabel(texts.translate('mfe-account', 'login.email')).fill(customer.username);
  await shop.main.getByRole('button', { name: translate('track.submit') }).click();
  await expect(shop.main.getByRole('alert').filter({ hasText: translate('track.unknown') })).toBeVisible();
});

test('a password reset is requested, with the same answer for every address', async ({ shop, texts }) => {
  const translate = (key: string) => texts.translate('mfe-account', key);
  await shop.open('/customer/account/forgotpassword');
  await shop.main.getByLabel(translate('login.email')).fill(`nikt.${crypto.randomUUID()}@example.com`);
  await shop.main.getByRole('button', { name: translate('forgot.submit') }).click();
  await expect(shop.main.getByText(translate('forgot.sent'))).toBeVisible();
});

test('[R-50] [S-38] [W-05] [W-06] the wishlist button asks a guest to sign in, and the login leads back to the product', async ({
  page,
  shop,
  texts,
  catalogue,
}) => {
  const [product] = await catalogue.orderable(1);
  await shop.useScreen('desktop');
  await shop.open(product?.url ?? '');
  await shop.main.getByRole('button', { name: texts.translate('mfe-catalog/product', 'wishShort'), exact: true }).click();
  const popup = shop.drawer(texts.translate('host-shell', 'dialog.wishlistTitle'));
  await expect(popup.getByText(texts.translate('host-shell', 'dialog.wishlistText'))).toBeVisible();
  await popup.getByRole('link', { name: texts.translate('host-shell', 'dialog.wishlistLogin') }).click();
  await expect(page).toHaveURL(`/customer/account/login?redirect=${encodeURIComponent(product?.url ?? '')}&addToWishList=true`);
  await logIn(shop, texts);
  await shop.expectHeading(product?.name ?? '');
  await expect(page).toHaveURL(product?.url ?? '');
});
