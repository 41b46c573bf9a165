import { signInAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { cartPageIsKept, keptCart } from '../lib/kept-cart.ts';
import { pageIsKept } from '../lib/kept-pages.ts';
import { expect, test } from '../lib/test.ts';

test.use({ ...withPictures, serviceWorkers: 'allow' });

test('[J-81] [H-05] without a connection the last known cart is shown, and it is read again when the connection is back', async ({
  page,
  shop,
  context,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  await shop.useScreen('phone');
  await shop.buyFrom(product.url);
  await shop.expectCartCount(1);
  await cartPageIsKept(page);
  await goOffline(page, context);
  await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeVisible();

  // With a new document: a navigation inside this one would show the cart from memory.
  await page.goto('/checkout/cart');
  const line = shop.main.getByRole('link', { name: product.name }).first();
  await expect(line).toBeVisible();
  const seen = shop.main.getByText(/Stan z \d{1,2} \S+ .*\d{2}:\d{2}\./);
  await expect(seen).toBeVisible();
  await shop.expectCartCount(1);
  // In another size than on the product page.
  const picture = shop.main.getByRole('listitem').filter({ hasText: product.name }).locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'the cart without a connection');

  await goOnline(page, context);
  await expect(seen).toBeHidden();
  await expect(line).toBeVisible();
});

test('[J-81] the cart of a session that has ended is not kept', async ({ page, shop, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  await shop.buyFrom(product?.url ?? '');
  await shop.expectCartCount(1);
  await pageIsKept(page);
  const kept = () => keptCart(page);
  await expect.poll(kept).toContain(product?.name ?? '');
  // Nothing on this page opens the cart's database.
  const cartId = await page.evaluate(() => (JSON.parse(localStorage.getItem('cart_id') ?? '{}') as { readonly value?: string }).value);
  expect(cartId).toBeTruthy();
  expect(await kept()).not.toContain(cartId);

  await page.evaluate(() => localStorage.removeItem('cart_id'));
  await shop.open('/');
  await expect.poll(kept, { timeout: 20_000 }).toBe('null');
});

test('[J-81] signing out in the account deletes the stored cart', async ({ page, shop, texts, catalogue }) => {
  const [product] = await catalogue.buyable(1);
  await shop.open('/');
  await signInAsNew(page);
  await shop.buyFrom(product?.url ?? '');
  await pageIsKept(page);
  await expect.poll(() => keptCart(page)).toContain(product?.name ?? '');

  // A request still running when the session ends would be refused.
  const answered = ['/rest/V1/orders/mine', '/rest/V1/customers/countable', '/rest/V1/pwa/carts/mine'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await shop.open('/customer/account');
  await Promise.all(answered);
  await shop.main.getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut') }).click();
  await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
  await expect.poll(() => keptCart(page), { timeout: 20_000 }).toBe('null');
  await shop.expectCartCount(0);
});
