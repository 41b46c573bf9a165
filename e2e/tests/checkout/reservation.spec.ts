import { Commerce } from '../../lib/commerce.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import type { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

const catalogueName = 'mfe-cart-checkout/reservation';

/** Chooses the first shop and says who collects. */
const chooseShop = async (shop: Shop, telephone: string): Promise<void> => {
  const say = (key: string): string => shop.texts.translate(catalogueName, key);
  await shop.expectHeading(say('title.choose'));
  await shop.main.getByRole('radio').first().check();
  await shop.main.getByRole('textbox', { name: say('field.firstname') }).fill('Ola');
  await shop.main.getByRole('textbox', { name: say('field.telephone') }).fill(telephone);
  await shop.main.getByRole('textbox', { name: say('field.email') }).fill(`ola.${crypto.randomUUID()}@example.com`);
  await shop.main.getByRole('button', { name: say('next') }).click();
  await shop.expectHeading(say('title.summary'));
};

const somePhone = (): string => `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

test('[K-16] [R-35] [K-15] [O-06] a product is reserved from its page: shop, contact, summary, number, SMS, and cancelled again; a cart is reserved as a whole', async ({
  page,
  shop,
  catalogue,
  request,
  complaints,
}) => {
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    shop.texts.translate(catalogueName, key, values);
  const { url, name, sku } = await catalogue.onShelf();
  await shop.open(url);
  await shop.main.getByRole('button', { name: shop.texts.translate('mfe-catalog/product', 'reserve') }).click();
  await expect(page).toHaveURL(/\/checkout\/reservation\/[\w-]{32}$/);
  await shop.expectHeading(say('title.choose'));

  await test.step('what is missing is said at its field', async () => {
    await shop.main.getByRole('button', { name: say('next') }).click();
    await expect(shop.main.getByText(say('shop.required'))).toBeVisible();
    await expect(shop.main.getByText(say('problem.required')).first()).toBeVisible();
  });

  const telephone = somePhone();
  await chooseShop(shop, telephone);
  await expect(page).toHaveURL(/\/checkout\/reservation\/summary\/[\w-]{32}$/);
  await expect(shop.main.getByRole('region', { name: say('items') })).toContainText(name);
  await shop.main.getByRole('button', { name: say('place') }).click();
  await shop.expectHeading(say('title.waiting'));
  await expect(shop.main.getByText(say('made.lead'))).toBeVisible();
  const number = await shop.main.getByText(/^R\d{6}$/).innerText();

  await test.step('the SMS brings the code', async () => {
    const { text } = await new Commerce(request).mail(`+48${telephone}`, 'sms-reservation');
    expect(text).toContain(number);
  });

  await test.step('the page stays after a reload', async () => {
    await page.reload();
    await shop.expectHeading(say('title.waiting'));
    await expect(shop.main.getByText(number, { exact: true })).toBeVisible();
  });

  await shop.main.getByRole('button', { name: say('cancel') }).click();
  const dialog = page.getByRole('dialog', { name: say('cancel.title', { number }) });
  await dialog.getByRole('button', { name: say('cancel.yes') }).click();
  await expect(shop.main.getByText(say('over.cancelled'))).toBeVisible();

  await test.step('an address of no reservation says so', async () => {
    complaints.expect(/404 .*\/reservation\/nikogo\/0/);
    await shop.navigate('/checkout/reservation/summary/nikogo');
    await expect(shop.main.getByText(say('unknown.title'))).toBeVisible();
  });

  await test.step('a cart is reserved as a whole', async () => {
    await bringCart(page, { skus: [sku] });
    await shop.open('/checkout/cart');
    await shop.main.getByRole('button', { name: shop.texts.translate('mfe-cart-checkout', 'reserve.cart') }).click();
    await chooseShop(shop, somePhone());
    await expect(shop.main.getByRole('region', { name: say('items') })).toContainText(name);
  });
});
