import type { Page } from '@playwright/test';
import { CART_ID } from 'shared-contracts';
import { CART_OUTBOX } from 'shared-contracts/storage';
import type { Subject } from '../../lib/catalogue-finds.ts';
import { test as gatedTest } from '../../lib/gated-shop.ts';
import type { Shop } from '../../lib/shop.ts';
import { expect, test } from '../../lib/test.ts';

/** The entry script of the remote with the cart's code. */
const CART_ENTRY = /\/mfe-cart-checkout\/[^/]+\/remoteEntry\.js$/;

/** The cart holds the product once, on the page and on the server. Then the browser forgets it, as a new visitor's. */
const expectOnce = async (page: Page, shop: Shop, { name }: Subject): Promise<void> => {
  await expect(shop.main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })).toHaveCount(1);
  await shop.expectCartCount(1);
  // The page's own value.
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: string }, CART_ID.name);
  // The page does not wait for the server.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), CART_OUTBOX.name)).toBeNull();
  const cart = (await (await page.request.get(`/rest/V1/pwa/guest-carts/${stored.value}`)).json()) as { total_count: number }; // C-01
  expect(cart.total_count).toBe(1);
};

const asNewVisitor = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear());

test("[A-09] an addition to the cart is made exactly once when the shopper leaves the page right after the press, or before the cart's code has loaded, and while that code fails", async ({
  page,
  shop,
  texts,
  catalogue,
  complaints,
}) => {
  complaints.expect(/404|rules of the cart/);
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing to buy');

  await test.step('left right after the press', async () => {
    await shop.open(product.url);
    await shop.buyButton.evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/checkout/cart');
    });
    await page.waitForURL('/checkout/cart');
    await expectOnce(page, shop, product);
    await asNewVisitor(page);
  });

  await test.step("left before the cart's code has loaded", async () => {
    await page.route(CART_ENTRY, () => undefined);
    await shop.open(product.url);
    await shop.buyButton.click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product);
    await asNewVisitor(page);
  });

  await test.step('while that code fails: the count changes, and it is sent as soon as the code has loaded', async () => {
    await page.route(CART_ENTRY, (route) => route.fulfill({ status: 404, body: '' }));
    await shop.open(product.url);
    await shop.buyButton.click();
    await shop.expectCartCount(1);
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    await shop.expectCartCount(1);
    await page.unroute(CART_ENTRY);
    await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeHidden();
    await page.goto('/checkout/cart');
    await expectOnce(page, shop, product);
  });
});

gatedTest(
  '[A-09] an addition to the cart is made exactly once when the server answers after the page was left, when its response is lost, and when it is down, also after a reload',
  async ({ page, shop, gate, texts, catalogue, complaints }) => {
    complaints.expect(/WebSocket/, /503/);
    const [product] = await catalogue.buyable(1);
    if (product === undefined) throw new Error('nothing to buy');
    const delayed = page.getByText(texts.translate('host-shell', 'cart.addDelayed'));

    await test.step('answered after the page was left', async () => {
      await shop.open(product.url);
      gate.hold();
      await shop.buyButton.click();
      await shop.expectCartCount(1);
      await expect.poll(() => gate.additions).toBe(1);
      await page.goto('/checkout/cart');
      // The next page has sent it a second time.
      await expect.poll(() => gate.additions).toBe(2);
      gate.open();
      await expectOnce(page, shop, product);
      await page.reload();
      await expectOnce(page, shop, product);
      await asNewVisitor(page);
    });

    await test.step('the response is lost', async () => {
      await shop.open(product.url);
      gate.loseAnswers();
      await shop.buyButton.click();
      await expect(delayed).toBeVisible();
      gate.open();
      await page.goto('/checkout/cart');
      await expectOnce(page, shop, product);
      await asNewVisitor(page);
    });

    await test.step('the server is down: a message is shown, also after a reload, and it is sent as soon as the server is back', async () => {
      await shop.open(product.url);
      gate.goDown();
      await shop.buyButton.click();
      await expect(delayed).toBeVisible();
      await shop.expectCartCount(1);
      await page.reload();
      await expect(delayed).toBeVisible();
      await shop.expectCartCount(1);
      gate.open();
      await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible({ timeout: 20_000 });
      await expect(delayed).toBeHidden();
      await page.goto('/checkout/cart');
      await expectOnce(page, shop, product);
    });
  },
);
