import type { Page } from '@playwright/test';
import { expect, test } from '../../lib/gated-shop.ts';
import type { Shop } from '../../lib/shop.ts';

/** The entry script of the remote with the cart's code. */
const CART_ENTRY = /\/mfe-cart-checkout\/[^/]+\/remoteEntry\.js$/;

const buyButton = (shop: Shop) => shop.buyButton;

/** The cart holds the product once, on the page and on the server. */
const expectOnce = async (page: Page, shop: Shop, name: string): Promise<void> => {
  await expect(shop.main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })).toHaveCount(1);
  await shop.expectCartCount(1);
  // The page's own value.
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart_id') ?? '{}') as { value?: string });
  const cart = (await (await page.request.get(`/rest/V1/pwa/guest-carts/${stored.value}`)).json()) as { total_count: number }; // C-01
  expect(cart.total_count).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('cart_outbox'))).toBeNull();
};

test.beforeEach(({ complaints }) => complaints.expect(/WebSocket/, /503/));

test.describe('an addition to the cart is made exactly once', () => {
  test('[A-09] when the shopper leaves the page right after the press', async ({ page, shop, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    await buyButton(shop).evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/checkout/cart');
    });
    await page.waitForURL('/checkout/cart');
    await expectOnce(page, shop, product?.name ?? '');
  });

  test("[A-09] when the shopper leaves the page before the cart's code has loaded", async ({ page, shop, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await page.route(CART_ENTRY, () => undefined);
    await shop.open(product?.url ?? '');
    await buyButton(shop).click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product?.name ?? '');
  });

  test('while the remote with the cart’s code fails: the count changes, and it is sent as soon as the code has loaded', async ({
    page,
    shop,
    texts,
    catalogue,
    complaints,
  }) => {
    complaints.expect(/404|rules of the cart/);
    const [product] = await catalogue.buyable(1);
    await page.route(CART_ENTRY, (route) => route.fulfill({ status: 404, body: '' }));
    await shop.open(product?.url ?? '');
    await buyButton(shop).click();
    await shop.expectCartCount(1);
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    await shop.expectCartCount(1);
    await page.unroute(CART_ENTRY);
    await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeHidden();
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product?.name ?? '');
  });

  test('[A-09] when the server answers after the page was left', async ({ page, shop, gate, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    gate.hold();
    await buyButton(shop).click();
    await shop.expectCartCount(1);
    await expect.poll(() => gate.additions).toBe(1);
    await page.goto('/checkout/cart');
    // The next page has sent it a second time.
    await expect.poll(() => gate.additions).toBe(2);
    gate.open();
    await expectOnce(page, shop, product?.name ?? '');
    await page.reload();
    await expectOnce(page, shop, product?.name ?? '');
  });

  test('[A-09] when the response is lost', async ({ page, shop, gate, texts, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    gate.loseAnswers();
    await buyButton(shop).click();
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    gate.open();
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product?.name ?? '');
  });

  test('when the server is down: a message is shown, and it is sent as soon as the server is back', async ({
    page,
    shop,
    gate,
    texts,
    catalogue,
  }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    gate.goDown();
    await buyButton(shop).click();
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    await shop.expectCartCount(1);
    gate.open();
    await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeHidden();
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product?.name ?? '');
  });

  test('when the server is still down after a reload', async ({ page, shop, gate, texts, catalogue }) => {
    const [product] = await catalogue.buyable(1);
    await shop.open(product?.url ?? '');
    gate.goDown();
    await buyButton(shop).click();
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    await shop.expectCartCount(1);
    gate.open();
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product?.name ?? '');
  });
});
