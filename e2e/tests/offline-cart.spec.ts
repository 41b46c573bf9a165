import type { Locator, Page } from '@playwright/test';
import { CART_ID, formatMoney, grosze } from 'shared-contracts';
import { signInAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import type { Subject } from '../lib/catalogue-finds.ts';
import { Commerce } from '../lib/commerce.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { cartPageIsKept, keptCart } from '../lib/kept-cart.ts';
import { bringCart } from '../lib/ready-cart.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

interface ServerLine {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
}

const linesOnServer = async (page: Page, cartId: string): Promise<readonly ServerLine[]> => {
  const response = await page.request.get(`/rest/V1/pwa/guest-carts/${cartId}`, { headers: { store: 'amperio' } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { readonly items: readonly ServerLine[] }).items; // the contract: a Cart
};

const piecesOnServer = async (page: Page, cartId: string): Promise<readonly string[]> =>
  (await linesOnServer(page, cartId)).map(({ sku, qty }) => `${sku} ×${qty}`).toSorted();

const lineOf = ({ main }: Shop, { name }: Subject): Locator => main.getByRole('listitem').filter({ hasText: name });

const oneMore = (shop: Shop, product: Subject): Promise<void> =>
  lineOf(shop, product)
    .getByRole('button', { name: shop.texts.translate('shared-ui', 'stepper.more') })
    .click();

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[J-81] [J-103] [J-104] [J-105] without a connection the last known cart is shown and takes changes that survive a reload; they are sent when it is back, and products that came out otherwise are named', async ({
    page,
    shop,
    context,
    texts,
    catalogue,
    complaints,
  }) => {
    test.setTimeout(90_000); // the worker keeps the pages before the connection is cut
    complaints.expect(...lostConnection, /400/);
    const commerce = new Commerce(page.request);
    const [kept, removed] = await catalogue.buyable(2);
    const [repriced, gone, scarce] = await Promise.all([3, 4, 5].map((turn) => catalogue.changeableAt(turn)));
    if (!kept || !removed || !repriced || !gone || !scarce) throw new Error('there are no five products to buy');
    const products = [kept, removed, repriced, gone, scarce];
    const t = (key: string): string => texts.translate('mfe-cart-checkout', key);
    const banner = page.getByRole('status').filter({ hasText: texts.translate('host-shell', 'online.offline') });
    const seen = shop.main.getByText(/Stan z \d{1,2} \S+ .*\d{2}:\d{2}\./);

    await shop.useScreen('phone');
    const { cart_id: cartId } = await bringCart(page, { skus: products.map(({ sku }) => sku) });
    await shop.open('/');
    await shop.expectCartCount(5);
    await cartPageIsKept(page);
    await goOffline(page, context);
    await expect(banner).toBeVisible();

    await test.step('the cart as it was last seen', async () => {
      // With a new document: a navigation inside this one would show the cart from memory.
      await page.goto('/checkout/cart');
      await expect(seen).toBeVisible();
      for (const { name } of products) await expect(shop.main.getByRole('link', { name }).first()).toBeVisible();
      await shop.expectCartCount(5);
      const picture = lineOf(shop, kept).locator('img').first();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    });

    await test.step('the message covers neither the sum nor the button to the checkout', async () => {
      const checkout = shop.main.getByRole('link', { name: t('summary.checkoutShort'), exact: true });
      const sum = shop.main.getByText(formatMoney(grosze(products.reduce((all, { finalPrice }) => all + finalPrice, 0)))).last();
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        const top = (await banner.boundingBox())?.y ?? 0;
        for (const part of [checkout, sum]) {
          await expect(part, `at ${width} px`).toBeInViewport({ ratio: 1 });
          const box = await part.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? Infinity), `at ${width} px`).toBeLessThanOrEqual(top);
        }
        await checkout.click({ trial: true });
      }
      await shop.useScreen('phone');
    });

    const waits = (product: Subject): Locator => lineOf(shop, product).getByText(t('offline.line'));
    const estimate = shop.main.getByRole('region', { name: t('summary.title') });
    await test.step('changes are shown, and survive a reload', async () => {
      await oneMore(shop, kept);
      await lineOf(shop, removed)
        .getByRole('button', { name: texts.pattern('mfe-cart-checkout', 'line.remove') })
        .click();
      const sum = 2 * kept.finalPrice + repriced.finalPrice + gone.finalPrice + scarce.finalPrice;
      const shown = async (): Promise<void> => {
        await shop.expectCartCount(5);
        await expect(lineOf(shop, kept).getByRole('spinbutton')).toHaveValue('2');
        await expect(waits(kept)).toBeVisible();
        await expect(estimate).toContainText(t('offline.toPay'));
        await expect(estimate).toContainText(formatMoney(grosze(sum)));
        await expect(shop.main.getByText('Na połączenie czekają 2 zmiany.')).toBeVisible();
      };
      await shown();
      await expectAccessible(page, 'the cart with changes that wait', 'main');
      await page.reload();
      await shop.interactive();
      await shown();
      await expect(shop.main.getByRole('link', { name: removed.name })).toHaveCount(0);
    });

    await test.step('sent when the connection is back; what came out otherwise is told', async () => {
      for (const product of [repriced, gone, scarce]) await oneMore(shop, product);
      const line = (await linesOnServer(page, cartId)).find(({ sku }) => sku === gone.sku);
      await page.request.delete(`/rest/V1/pwa/guest-carts/${cartId}/items/${line?.item_id}`, { headers: { store: 'amperio' } });
      const changed = repriced.finalPrice + 1_111;
      const stock = await commerce.stock(scarce.sku);
      try {
        await commerce.changeStock(scarce.sku, 1);
        await commerce.changePrice(repriced.sku, changed);
        await goOnline(page, context);
        for (const words of [
          'zapisaliśmy 3 zmiany',
          `${gone.name}: tego produktu nie ma już`,
          `${scarce.name}: możesz kupić najwyżej 1`,
          `${repriced.name}: zmieniła się cena`,
        ])
          await expect(shop.toasts).toContainText(words);
        await expect(seen).toBeHidden();
        await expect(waits(kept)).toBeHidden();
        await expect(estimate).not.toContainText(t('offline.toPay'));
        await expect(lineOf(shop, kept)).toContainText(formatMoney(grosze(kept.finalPrice * 2)));
        await expect(lineOf(shop, gone)).toHaveCount(0);
        await expect(lineOf(shop, scarce).getByRole('alert').filter({ hasText: 'najwyżej 1' })).toBeVisible();
        await expect(lineOf(shop, repriced)).toContainText(formatMoney(grosze(changed * 2)));
        expect(await piecesOnServer(page, cartId)).toEqual([`${kept.sku} ×2`, `${repriced.sku} ×2`, `${scarce.sku} ×1`].toSorted());
      } finally {
        await commerce.changePrice(repriced.sku, repriced.finalPrice);
        await commerce.changeStock(scarce.sku, stock);
      }
    });
  });
});

test('[J-103] [J-104] the cart drawer takes changes without a connection, too, and reports their result', async ({
  page,
  shop,
  context,
  texts,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  await shop.useScreen('desktop');
  const { cart_id: cartId } = await bringCart(page, { skus: [product.sku] });
  await shop.open('/');
  await shop.expectCartCount(1);
  await shop.tool('header.cart').click();
  const line = shop.cartDrawer.getByRole('listitem').filter({ hasText: product.name });
  await expect(line.getByRole('spinbutton')).toHaveValue('1');
  await goOffline(page, context);
  await line.getByRole('button', { name: texts.translate('shared-ui', 'stepper.more') }).click();
  await expect(line.getByText(texts.translate('mfe-cart-checkout', 'offline.line'))).toBeVisible();
  await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout', 'offline.toPay'))).toBeVisible();
  await expect(shop.cartDrawer.getByText('Na połączenie czeka 1 zmiana.')).toBeVisible();
  expect(await piecesOnServer(page, cartId)).toEqual([`${product.sku} ×1`]);

  await goOnline(page, context);
  await expect(shop.toasts).toContainText('zapisaliśmy 1 zmianę');
  await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout', 'offline.toPay'))).toBeHidden();
  expect(await piecesOnServer(page, cartId)).toEqual([`${product.sku} ×2`]);
});

test('[J-81] the cart of a session that has ended is not kept, nor that of who has signed out', async ({
  page,
  shop,
  texts,
  catalogue,
}) => {
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  const kept = () => keptCart(page);

  await test.step('a guest’s', async () => {
    const { cart_id: cartId } = await bringCart(page, { skus: [product.sku] });
    await shop.open('/');
    await expect.poll(kept).toContain(product.name);
    // Nothing on this page opens the cart's database.
    expect(await kept()).not.toContain(cartId);
    await page.evaluate((key) => localStorage.removeItem(key), CART_ID.name);
    await page.reload();
    await expect.poll(kept, { timeout: 20_000 }).toBe('null');
  });

  await test.step('a customer’s', async () => {
    await signInAsNew(page);
    await shop.buyFrom(product.url);
    await expect.poll(kept).toContain(product.name);
    // A request still running when the session ends would be refused.
    const answered = ['/rest/V1/orders/mine', '/rest/V1/customers/countable', '/rest/V1/pwa/carts/mine'].map((path) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === path),
    );
    await shop.open('/customer/account');
    await Promise.all(answered);
    await shop.main.getByRole('button', { name: texts.translate('mfe-account/account', 'account.signOut') }).click();
    await expect(shop.main.getByText(texts.translate('mfe-account', 'guest.title'))).toBeVisible();
    await expect.poll(kept, { timeout: 20_000 }).toBe('null');
    await shop.expectCartCount(0);
  });
});
