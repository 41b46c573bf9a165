import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import { screenNames } from '../lib/screens.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const blockOf = (shop: Shop) => shop.footer.getByRole('region', { name: shop.texts.translate('host-shell/newsletter', 'title') });

/** The form's elements. */
const formOf = (shop: Shop) => {
  const block = blockOf(shop);
  const translate = (key: string) => shop.texts.translate('host-shell/newsletter', key);
  return {
    email: block.getByRole('textbox', { name: translate('email') }),
    agreement: block.getByRole('checkbox'),
    submit: block.getByRole('button', { name: translate('submit') }),
    problem: (key: string) => block.getByRole('alert').filter({ hasText: translate(key) }),
    done: block.getByRole('status'),
  };
};

/** Focuses the form and waits until it is hydrated: before that, the browser validates and submits it natively. */
const hydrateFooter = async (shop: Shop): Promise<void> => {
  await formOf(shop).email.focus();
  await expect
    .poll(() =>
      blockOf(shop)
        .locator('form')
        .evaluate((form: HTMLFormElement) => form.noValidate),
    )
    .toBe(true);
};

const newAddress = (): string => `newsletter.${crypto.randomUUID()}@example.com`;

test('[S-22] [∅28] [J-76] a visitor subscribes in the footer, confirms by e-mail and unsubscribes with the link of the next one', async ({
  page,
  shop,
  request,
}) => {
  const address = newAddress();
  await shop.open('/');
  await hydrateFooter(shop);
  const { email, agreement, submit, done } = formOf(shop);
  await email.fill(address);
  await agreement.check();
  await submit.click();
  await expect(done).toContainText(address);
  await expect(done).toBeFocused();
  expect(await page.evaluate(() => location.pathname)).toBe('/');

  const commerce = new Commerce(request);
  const linkIn = (text: string): string => {
    const link = /https?:\/\/\S+(\/rest\/V1\/newsletter\/\S+)/.exec(text)?.[1];
    if (link === undefined) throw new Error(`there is no link in: ${text}`);
    return link;
  };
  await page.goto(linkIn((await commerce.mail(address, 'newsletter-asked')).text));
  await expectAccessible(page, 'the page of the link');
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page).toHaveURL(/\/newsletter\/potwierdzenie\.html$/);
  await shop.expectHeading('Dziękujemy za zapis');

  await page.goto(linkIn((await commerce.mail(address, 'newsletter-confirmed')).text));
  await page.getByRole('button', { name: 'Wypisuję się' }).click();
  await shop.expectHeading('Nie dostajesz już newslettera');
});

test('[S-22] [K-05] errors are reported at the fields, and what is typed stays', async ({ page, shop }) => {
  await shop.open('/');
  await hydrateFooter(shop);
  const { email, agreement, submit, problem, done } = formOf(shop);
  await email.fill('ola@');
  await submit.click();
  await expect(problem('problem.email')).toBeVisible();
  await expect(problem('problem.agreement')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ola@');
  await expectAccessible(page, 'the form with its errors');
  await email.fill(newAddress());
  await agreement.check();
  await expect(problem('problem.email')).toBeHidden();
  await submit.click();
  await expect(done).toBeVisible();
});

test('[J-76] what is typed before hydration stays', async ({ page, shop }) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/host-shell\/.*\/first-interaction\.[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await shop.open('/');
  const { email, agreement } = formOf(shop);
  const address = newAddress();
  await email.fill(address);
  await agreement.check();
  release();
  await hydrateFooter(shop);
  await expect(email).toHaveValue(address);
  await expect(agreement).toBeChecked();
});

test('[J-76] without a connection the form shows an error and keeps what is typed', async ({ page, shop, complaints }) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await page.route('**/rest/V1/newsletter/subscribe', (route) => route.abort('connectionrefused'));
  await shop.open('/');
  await hydrateFooter(shop);
  const { email, agreement, submit, problem } = formOf(shop);
  const address = newAddress();
  await email.fill(address);
  await agreement.check();
  await submit.click();
  await expect(problem('failed.network')).toBeVisible();
  await expect(email).toHaveValue(address);
  await expect(agreement).toBeChecked();
});

test('[S-22] [∅28] the landing pages have no newsletter form, when opened directly and after a navigation', async ({ page, shop }) => {
  for (const path of ['/newsletter.html', '/newsletter/potwierdzenie.html']) {
    await shop.open(path);
    await expect(shop.footer).toBeAttached();
    await expect(blockOf(shop)).toHaveCount(0);
    // A real navigation follows a first interaction.
    await page.mouse.move(40, 40);
    await shop.navigate('/pliki-cookies.html');
    await expect(page).toHaveURL(/pliki-cookies/);
    await expect(blockOf(shop)).toBeVisible();
    await shop.navigate(path);
    await expect(blockOf(shop)).toHaveCount(0);
  }
});

test('axe finds nothing in the form', async ({ page, shop }) => {
  await shop.open('/customer/account/login');
  for (const screen of screenNames) {
    await shop.useScreen(screen);
    await blockOf(shop).scrollIntoViewIfNeeded();
    await expectAccessible(page, `the page with the newsletter, ${screen}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[S-22] [J-76] the form is submitted natively, and the landing page says what comes next', async ({ page, shop, request }) => {
    const address = newAddress();
    await page.goto('/');
    const { email, agreement, submit } = formOf(shop);
    await email.fill(address);
    await agreement.check();
    await submit.click();
    await expect(page).toHaveURL(/\/newsletter\.html$/);
    await expect(shop.main.getByText(/wyślemy wiadomość/)).toBeVisible();
    await new Commerce(request).mail(address, 'newsletter-asked');
  });
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[I-01] the form is in Ukrainian', async ({ shop }) => {
    await shop.open('/');
    await hydrateFooter(shop);
    const { email, submit, problem } = formOf(shop);
    await email.fill('ola@');
    await submit.click();
    await expect(problem('problem.email')).toBeVisible();
  });
});

test('[S-22] a visit that begins in the checkout has the newsletter on the next page', async ({ shop }) => {
  await shop.open('/checkout/address');
  await expect(blockOf(shop)).toHaveCount(0);
  await shop.navigate('/pliki-cookies.html');
  await expect(blockOf(shop)).toBeVisible();
});
