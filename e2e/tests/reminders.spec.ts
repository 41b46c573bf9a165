import type { Locator, Page } from '@playwright/test';
import { arriveAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const newAddress = (): string => `przypomnij.${crypto.randomUUID()}@example.com`;

const text = (shop: Shop, key: string): string => shop.texts.translate('mfe-catalog/reminder', key);

const openerOf = (shop: Shop, kind: 'stock' | 'price'): Locator =>
  shop.main.getByRole('button', { name: shop.texts.translate('mfe-catalog/product', `remind.${kind}`) });

/** Opens the form of a reminder; it has the focus in its first field. */
const openForm = async (shop: Shop, kind: 'stock' | 'price') => {
  const opener = openerOf(shop, kind);
  const email = shop.main.getByRole('textbox', { name: text(shop, 'email') });
  await opener.focus();
  await expect(async () => {
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await shop.page.keyboard.press('Enter');
    await expect(email).toBeFocused({ timeout: 2_000 });
  }).toPass();
  return {
    email,
    opener,
    agreed: shop.main.getByRole('checkbox'),
    submit: shop.main.getByRole('button', { name: text(shop, `submit.${kind}`) }),
    problem: (key: string) => shop.main.getByRole('alert').filter({ hasText: text(shop, key) }),
  };
};

/** The path of a link in an e-mail. */
const linkIn = (text: string, kind: 'confirm' | 'end'): string => {
  const link = new RegExp(`https?://[^/]+(/rest/V1/reminders/${kind}\\?\\S+)`).exec(text)?.[1];
  if (link === undefined) throw new Error(`there is no link to ${kind} in: ${text}`);
  return link;
};

const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

test('[O-09] [J-171] [J-172] a reminder of a sold-out product: form, faults, confirmation, e-mail when it is back, and its end', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  const commerce = new Commerce(request);
  const product = await catalogue.changeableAt(6);
  const address = newAddress();
  const stock = await commerce.stock(product.sku);
  await commerce.changeStock(product.sku, 0);
  try {
    await shop.useScreen('phone');
    await shop.open(product.url);
    const { email, agreed, submit, opener, problem } = await openForm(shop, 'stock');

    await test.step('errors are at their fields', async () => {
      await page.keyboard.type('ola@');
      await submit.press('Enter');
      await expect(email).toBeFocused();
      await expect(problem('problem.email')).toBeVisible();
      await expect(problem('problem.agreed')).toBeVisible();
      await expectAccessible(page, 'the form with its errors');
      await fits(page);
    });

    await test.step('without a connection the form keeps what is typed, also when it is closed', async () => {
      await email.fill(address);
      await page.keyboard.press('Tab');
      await expect(agreed).toBeFocused();
      await page.keyboard.press('Space');
      await page.route('**/rest/V1/notify-about-availability', (route) => route.abort('connectionrefused'), { times: 1 });
      await submit.press('Enter');
      await expect(problem('failed.network')).toBeVisible();
      await opener.press('Enter');
      await expect(email).toBeHidden();
      await opener.press('Enter');
      await expect(email).toHaveValue(address);
      await expect(agreed).toBeChecked();
    });

    await submit.press('Enter');
    const done = shop.main.getByRole('status').filter({ hasText: text(shop, 'done.stock') });
    await expect(done).toBeFocused();
    await expect(done).toContainText(address);

    await page.goto(linkIn((await commerce.mail(address, 'reminder-asked')).text, 'confirm'));
    await page.getByRole('button', { name: 'Potwierdzam' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gotowe, damy Ci znać');
    expect((await commerce.mails(address)).map(({ kind }) => kind)).toEqual(['reminder-asked']);

    await commerce.changeStock(product.sku, 3);
    const mail = await commerce.mail(address, 'back-in-stock');
    expect(mail.subject).toContain(product.name);
    await page.goto(linkIn(mail.text, 'end'));
    await page.getByRole('button', { name: 'Zakończ przypomnienie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Przypomnienie zakończone');
    await page.getByRole('link', { name: 'Zobacz produkt' }).click();
    await shop.expectHeading(product.name);
    await expect(shop.buyButton).toBeVisible();
    await expect(openerOf(shop, 'stock')).toHaveCount(0);
  } finally {
    await commerce.changeStock(product.sku, stock);
  }
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[J-171] a customer hears of a lower price: their address stands in the form, which is in Ukrainian like the pages of the links', async ({
    page,
    shop,
    catalogue,
    request,
  }) => {
    const commerce = new Commerce(request);
    const product = await catalogue.changeableAt(7);
    await shop.useScreen('desktop');
    const { email: address } = await arriveAsNew(page);
    await shop.open(product.url);
    const { email, agreed, submit, problem } = await openForm(shop, 'price');
    await expect(email).toHaveValue(address);
    await submit.click();
    await expect(problem('problem.agreed')).toBeVisible();
    await fits(page);
    await agreed.check();
    await submit.click();
    await expect(shop.main.getByText(text(shop, 'done.price'))).toBeVisible();

    await page.goto(linkIn((await commerce.mail(address, 'reminder-asked')).text, 'confirm'));
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Готово, ми вас повідомимо');
    const foreign = await page.request.get('/rest/V1/reminders/confirm?token=obcy');
    expect(foreign.status()).toBe(404);
    expect(await foreign.text()).toMatch(/<html lang="uk"[\s\S]*<h1[^>]*>Посилання не працює/);
    try {
      await commerce.changePrice(product.sku, product.finalPrice - 100);
      expect((await commerce.mail(address, 'price-drop')).subject).toContain(product.name);
    } finally {
      await commerce.changePrice(product.sku, product.finalPrice);
    }
  });
});
