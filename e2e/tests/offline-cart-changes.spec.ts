import type { Locator, Page } from '@playwright/test';
import { formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../lib/axe.ts';
import type { Subject } from '../lib/catalogue.ts';
import { Commerce } from '../lib/commerce.ts';
import { goOffline, goOnline, lostConnection } from '../lib/connection.ts';
import { cartPageIsKept } from '../lib/kept-cart.ts';
import { bringCart } from '../lib/ready-cart.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The REST address of this visitor's cart. */
const cartAddress = async (page: Page): Promise<string> => {
  // The page's own value.
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('cart_id') ?? '{}') as { readonly value?: string }).value);
  return `/rest/V1/pwa/guest-carts/${id}`;
};

interface ServerLine {
  readonly item_id: number;
  readonly sku: string;
  readonly qty: number;
}

const linesOnServer = async (page: Page): Promise<readonly ServerLine[]> => {
  const response = await page.request.get(await cartAddress(page), { headers: { store: 'amperio' } });
  expect(response.status(), await response.text()).toBe(200);
  return ((await response.json()) as { readonly items: readonly ServerLine[] }).items; // the contract: a Cart
};

const piecesOnServer = async (page: Page): Promise<readonly string[]> =>
  (await linesOnServer(page)).map(({ sku, qty }) => `${sku} ×${qty}`).toSorted();

const lineOf = ({ main }: Shop, { name }: Subject): Locator => main.getByRole('listitem').filter({ hasText: name });

const oneMore = (shop: Shop, product: Subject): Promise<void> =>
  lineOf(shop, product)
    .getByRole('button', { name: shop.texts.translate('shared-ui', 'stepper.more') })
    .click();

const takeOut = (shop: Shop, product: Subject): Promise<void> =>
  lineOf(shop, product)
    .getByRole('button', { name: shop.texts.pattern('mfe-cart-checkout', 'line.remove') })
    .click();

/** Puts the products into the cart, waits until the needed pages are in the cache, and goes offline on the cart page. */
const openCartOffline = async (shop: Shop, products: readonly Subject[]): Promise<void> => {
  const { page } = shop;
  await bringCart(page, { skus: products.map(({ sku }) => sku) });
  await shop.open('/');
  await shop.expectCartCount(products.length);
  await cartPageIsKept(page);
  await goOffline(page, page.context());
  await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeVisible();
  // With a new document: a navigation inside this one would show the cart from memory.
  await page.goto('/checkout/cart');
  await expect(shop.main.getByText(/Stan z \d{1,2} \S+ .*\d{2}:\d{2}\./)).toBeVisible();
};

test('[J-103] [J-104] changes of the cart without a connection are shown, survive a reload, and are sent when the connection is back', async ({
  page,
  shop,
  context,
  texts,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const [kept, removed] = await catalogue.buyable(2);
  if (kept === undefined || removed === undefined) throw new Error('there are no two products to buy');
  await shop.useScreen('phone');
  await openCartOffline(shop, [kept, removed]);

  await oneMore(shop, kept);
  await takeOut(shop, removed);
  const waits = lineOf(shop, kept).getByText(texts.translate('mfe-cart-checkout', 'offline.line'));
  const estimate = shop.main.getByRole('region', { name: texts.translate('mfe-cart-checkout', 'summary.title') });
  const shown = async (): Promise<void> => {
    await shop.expectCartCount(2);
    await expect(lineOf(shop, kept).getByRole('spinbutton')).toHaveValue('2');
    await expect(waits).toBeVisible();
    await expect(estimate).toContainText(texts.translate('mfe-cart-checkout', 'offline.toPay'));
    await expect(estimate).toContainText(formatMoney(grosze(kept.finalPrice * 2)));
    await expect(shop.main.getByText('Na połączenie czekają 2 zmiany.')).toBeVisible();
  };
  await shown();
  await expectAccessible(page, 'the cart with changes that wait');
  await page.reload();
  await shop.interactive();
  await shown();
  await expect(shop.main.getByRole('link', { name: removed.name })).toHaveCount(0);

  await goOnline(page, context);
  await expect(shop.toasts).toContainText('zapisaliśmy 2 zmiany');
  await expect(waits).toBeHidden();
  await expect(estimate).toContainText(formatMoney(grosze(kept.finalPrice * 2)));
  await expect(estimate).not.toContainText(texts.translate('mfe-cart-checkout', 'offline.toPay'));
  expect(await piecesOnServer(page)).toEqual([`${kept.sku} ×2`]);
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
  await bringCart(page, { skus: [product.sku] });
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
  expect(await piecesOnServer(page)).toEqual([`${product.sku} ×1`]);

  await goOnline(page, context);
  await expect(shop.toasts).toContainText('zapisaliśmy 1 zmianę');
  await expect(shop.cartDrawer.getByText(texts.translate('mfe-cart-checkout', 'offline.toPay'))).toBeHidden();
  expect(await piecesOnServer(page)).toEqual([`${product.sku} ×2`]);
});

test('[J-104] when the server’s result differs from a waiting change, the product is named', async ({
  page,
  shop,
  context,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection, /400/);
  const commerce = new Commerce(page.request);
  const [repriced, gone, scarce] = (await catalogue.buyable(12)).slice(-3);
  if (repriced === undefined || gone === undefined || scarce === undefined) throw new Error('there are no three products to buy');
  await openCartOffline(shop, [repriced, gone, scarce]);
  await oneMore(shop, repriced);
  await oneMore(shop, gone);
  await oneMore(shop, scarce);

  const line = (await linesOnServer(page)).find(({ sku }) => sku === gone.sku);
  await page.request.delete(`${await cartAddress(page)}/items/${line?.item_id}`, { headers: { store: 'amperio' } });
  const changed = repriced.finalPrice + 1_111;
  const stock = await commerce.stock(scarce.sku);
  await commerce.changeStock(scarce.sku, 1);
  await commerce.changePrice(repriced.sku, changed);
  try {
    await goOnline(page, context);
    for (const words of [
      `${gone.name}: tego produktu nie ma już`,
      `${scarce.name}: możesz kupić najwyżej 1`,
      `${repriced.name}: zmieniła się cena`,
    ])
      await expect(shop.toasts).toContainText(words);
    await expect(lineOf(shop, gone)).toHaveCount(0);
    await expect(lineOf(shop, scarce).getByRole('alert').filter({ hasText: 'najwyżej 1' })).toBeVisible();
    await expect(lineOf(shop, repriced)).toContainText(formatMoney(grosze(changed * 2)));
    expect(await piecesOnServer(page)).toEqual([`${repriced.sku} ×2`, `${scarce.sku} ×1`].toSorted());
  } finally {
    await commerce.changePrice(repriced.sku, repriced.finalPrice);
    await commerce.changeStock(scarce.sku, stock);
  }
});

test('[J-105] the offline message covers neither the sum of the cart nor the button to the checkout, at 320, 390 and 768 px', async ({
  page,
  shop,
  texts,
  catalogue,
  complaints,
}) => {
  complaints.expect(...lostConnection);
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  await openCartOffline(shop, [product]);
  const banner = page.getByRole('status').filter({ hasText: texts.translate('host-shell', 'online.offline') });
  const checkout = shop.main.getByRole('link', { name: texts.translate('mfe-cart-checkout', 'summary.checkoutShort'), exact: true });
  const sum = shop.main.getByText(formatMoney(grosze(product.finalPrice))).last();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const top = (await banner.boundingBox())?.y ?? 0;
    for (const part of [checkout, sum]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(top);
    }
    await checkout.click({ trial: true });
  }
});
