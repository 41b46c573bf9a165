import type { Locator, Page } from '@playwright/test';
import { signInAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import { screenNames } from '../lib/screens.ts';
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
  return { email, agreed: shop.main.getByRole('checkbox'), submit: shop.main.getByRole('button', { name: text(shop, `submit.${kind}`) }) };
};

/** The path of a link in an e-mail. */
const linkIn = (text: string, kind: 'confirm' | 'end'): string => {
  const link = new RegExp(`https?://[^/]+(/rest/V1/reminders/${kind}\\?\\S+)`).exec(text)?.[1];
  if (link === undefined) throw new Error(`there is no link to ${kind} in: ${text}`);
  return link;
};

const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

test('[O-09] [J-171] [J-172] a reminder of a sold-out product: form, confirmation, e-mail when it is back, and its end', async ({
  page,
  shop,
  catalogue,
  request,
}) => {
  const commerce = new Commerce(request);
  const product = await catalogue.changeableAt(6);
  const address = newAddress();
  const stock = await commerce.stock(product.sku);
  await commerce.changeStock(product.sku, 0);
  try {
    await shop.useScreen('phone');
    await shop.open(product.url);
    const { email, agreed, submit } = await openForm(shop, 'stock');
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await expect(agreed).toBeFocused();
    await page.keyboard.press('Space');
    await expect(email).toHaveValue(address);
    await submit.press('Enter');
    const done = shop.main.getByRole('status').filter({ hasText: text(shop, 'done.stock') });
    await expect(done).toBeFocused();
    await expect(done).toContainText(address);
    await expectAccessible(page, 'the product page after asking');

    await page.goto(linkIn((await commerce.mail(address, 'reminder-asked')).text, 'confirm'));
    await expectAccessible(page, 'the page that confirms');
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

test('[J-172] errors are at their fields, and without a connection the form keeps what is typed', async ({
  page,
  shop,
  catalogue,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(2);
  await shop.open(product?.url ?? '');
  const { email, agreed, submit } = await openForm(shop, 'price');
  await email.fill('ola@');
  await submit.click();
  await expect(email).toBeFocused();
  await expect(shop.main.getByRole('alert').filter({ hasText: text(shop, 'problem.email') })).toBeVisible();
  await expect(shop.main.getByRole('alert').filter({ hasText: text(shop, 'problem.agreed') })).toBeVisible();
  await expectAccessible(page, 'the form with its errors');
  const address = newAddress();
  await email.fill(address);
  await agreed.check();
  await page.route('**/rest/V1/notify-about-price', (route) => route.abort('connectionrefused'));
  await submit.click();
  await expect(shop.main.getByRole('alert').filter({ hasText: text(shop, 'failed.network') })).toBeVisible();
  await openerOf(shop, 'price').click();
  await expect(email).toBeHidden();
  await openerOf(shop, 'price').click();
  await expect(email).toHaveValue(address);
  await expect(agreed).toBeChecked();
  await page.unroute('**/rest/V1/notify-about-price');
  await submit.click();
  await expect(shop.main.getByText(text(shop, 'done.price'))).toBeVisible();
});

test('[J-171] a customer hears of a lower price: their address stands in the form', async ({ page, shop, catalogue, request }) => {
  const commerce = new Commerce(request);
  const product = await catalogue.changeableAt(7);
  await shop.useScreen('desktop');
  await shop.open('/');
  const address = await signInAsNew(page);
  await shop.open(product.url);
  const { email, agreed, submit } = await openForm(shop, 'price');
  await expect(email).toHaveValue(address);
  await agreed.check();
  await submit.click();
  await expect(shop.main.getByText(text(shop, 'done.price'))).toBeVisible();
  await page.goto(linkIn((await commerce.mail(address, 'reminder-asked')).text, 'confirm'));
  await page.getByRole('button', { name: 'Potwierdzam' }).click();
  try {
    await commerce.changePrice(product.sku, product.finalPrice - 100);
    expect((await commerce.mail(address, 'price-drop')).subject).toContain(product.name);
  } finally {
    await commerce.changePrice(product.sku, product.finalPrice);
  }
});

test('axe finds nothing in the form, and the page is no wider than the screen', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(2);
  for (const screen of screenNames) {
    await shop.useScreen(screen);
    await shop.open(product?.url ?? '');
    await openForm(shop, 'price');
    await expectAccessible(page, `the form of a reminder, ${screen}`);
    await fits(page);
  }
});

test.describe('in Ukrainian', () => {
  test.use({ language: 'ua' });

  test('[J-171] the form and the pages of the links are in Ukrainian', async ({ page, shop, catalogue, complaints }) => {
    complaints.expect(/Failed to load resource/);
    const [product] = await catalogue.buyable(2);
    await shop.open(product?.url ?? '');
    const { email, submit } = await openForm(shop, 'price');
    await email.fill('ola@');
    await submit.click();
    await expect(shop.main.getByRole('alert').filter({ hasText: text(shop, 'problem.email') })).toBeVisible();
    const foreign = await page.goto('/rest/V1/reminders/confirm?token=obcy');
    expect(foreign?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Посилання не працює');
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  });
});
