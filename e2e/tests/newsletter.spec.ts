import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

/** A page with little else than its footer. */
const SHORT_PAGE = '/customer/account/login';

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

/** The path of the link in an e-mail. */
const linkIn = (text: string): string => {
  const link = /https?:\/\/\S+(\/rest\/V1\/newsletter\/\S+)/.exec(text)?.[1];
  if (link === undefined) throw new Error(`there is no link in: ${text}`);
  return link;
};

test('[S-22] [∅28] [J-76] [K-05] a visitor subscribes in the footer, whatever goes wrong, confirms by e-mail and unsubscribes; the landing pages have no form', async ({
  page,
  shop,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const address = newAddress();
  const { email, agreement, submit, problem, done } = formOf(shop);
  await shop.useScreen('phone');

  await test.step('what is typed before hydration stays', async () => {
    const late = Promise.withResolvers<void>();
    await page.route(/\/assets\/host-shell\/.*\/first-interaction\.js$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await shop.open(SHORT_PAGE);
    await email.fill('ola@');
    await agreement.check();
    late.resolve();
    await hydrateFooter(shop);
    await expect(email).toHaveValue('ola@');
    await expect(agreement).toBeChecked();
  });

  await test.step('errors are reported at the fields, and what is typed stays', async () => {
    await agreement.uncheck();
    await submit.click();
    await expect(problem('problem.email')).toBeVisible();
    await expect(problem('problem.agreement')).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('ola@');
    await expectAccessible(page, 'the form with its errors');
    await email.fill(address);
    await agreement.check();
    await expect(problem('problem.email')).toBeHidden();
  });

  await test.step('without a connection the form shows an error and keeps what is typed', async () => {
    await page.route('**/rest/V1/newsletter/subscribe', (route) => route.abort('connectionrefused'), { times: 1 });
    await submit.click();
    await expect(problem('failed.network')).toBeVisible();
    await expect(email).toHaveValue(address);
    await expect(agreement).toBeChecked();
  });

  await submit.click();
  await expect(done).toContainText(address);
  await expect(done).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(SHORT_PAGE);

  const commerce = new Commerce(request);
  await page.goto(linkIn((await commerce.mail(address, 'newsletter-asked')).text));
  await expectAccessible(page, 'the page of the link');
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click();
  await expect(page).toHaveURL(/\/newsletter\/potwierdzenie\.html$/);
  await shop.expectHeading('Dziękujemy za zapis');

  await test.step('the landing pages have no form, when opened directly and after a navigation', async () => {
    await expect(shop.footer).toBeAttached();
    await expect(blockOf(shop)).toHaveCount(0);
    await shop.interactive();
    // A real navigation follows a first interaction.
    await page.mouse.move(40, 40);
    for (const path of ['/newsletter.html', '/newsletter/potwierdzenie.html']) {
      await shop.navigate(SHORT_PAGE);
      await expect(page).toHaveURL(SHORT_PAGE);
      await expect(blockOf(shop)).toBeVisible();
      await shop.navigate(path);
      await expect(page).toHaveURL(path);
      await expect(blockOf(shop)).toHaveCount(0);
    }
  });

  await page.goto(linkIn((await commerce.mail(address, 'newsletter-confirmed')).text));
  await page.getByRole('button', { name: 'Wypisuję się' }).click();
  await shop.expectHeading('Nie dostajesz już newslettera');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[S-22] [J-76] the form is submitted natively, and the landing page says what comes next', async ({ page, shop, request }) => {
    const address = newAddress();
    await page.goto(SHORT_PAGE);
    const { email, agreement, submit } = formOf(shop);
    await email.fill(address);
    await agreement.check();
    await submit.click();
    await expect(page).toHaveURL(/\/newsletter\.html$/);
    await expect(shop.main.getByText(/wyślemy wiadomość/)).toBeVisible();
    await expect(blockOf(shop)).toHaveCount(0);
    await new Commerce(request).mail(address, 'newsletter-asked');
  });
});

test('[S-22] a visit that begins in the checkout has the newsletter on the next page', async ({ shop }) => {
  await shop.open('/checkout/address');
  await expect(blockOf(shop)).toHaveCount(0);
  await shop.navigate(SHORT_PAGE);
  await expect(blockOf(shop)).toBeVisible();
});
