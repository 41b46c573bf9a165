import { existsSync } from 'node:fs';
import { kill } from 'release-kit/registry';
import { withPictures } from '../../lib/browser-start.ts';
import { Checkout, someBuyer, paymentNames } from '../../lib/checkout.ts';
import { stateIsRead, returnToTab, expect, noteReleases, othersThan, test } from '../../lib/own-shop.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { CART, CATALOG, lastStep, pictures, reworded } from '../../lib/reworded.ts';
import { Shop } from '../../lib/shop.ts';

test.use(withPictures);

const HOST = 'host-shell';
const DAY_MS = 86_400_000;

/** More than a registry retains. */
const MANY = 31;

test.setTimeout(240_000);

test('[J-62] a tab opened before ten releases keeps using its own, up to the order', async ({
  page,
  context,
  own,
  shop,
  texts,
  complaints,
  catalogue,
}) => {
  const [product, another] = [await catalogue.orderableAt(93), await catalogue.orderableAt(94)];
  const begun = await own.served();
  const files = noteReleases(page);
  await shop.open(product.url);
  await shop.markDocument();
  const all = Array.from({ length: 10 }, (_, at) => ({
    ...reworded(own, texts, at + 1),
    [HOST]: own.releases.derive(HOST, `r${at}`, (code) => `${code}\n// ${at}`),
  }));
  for (const releases of all) {
    own.promote(releases);
    await own.serves(releases);
    await returnToTab(page);
  }
  // Kinds of pages, drawers and steps that it has not loaded before.
  await shop.buyButton.click();
  await shop.expectCartCount(1);
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer.getByRole('link', { name: product.name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await shop.navigate((await catalogue.category()).url);
  await shop.listingShown();
  await shop.navigate('/customer/account/login');
  await shop.expectHeading(texts.translate('mfe-account', 'login.title'));
  await shop.navigate(another.url);
  await shop.expectHeading(another.name);
  await expect(shop.main.getByRole('group', { name: pictures(texts), exact: true })).toBeVisible();
  await shop.navigate('/checkout/cart');
  const checkout = new Checkout(shop);
  await checkout.toCheckout.click();
  await shop.expectHeading(checkout.translate('payment.title'));
  await checkout.pay(paymentNames.blik);
  await checkout.address(someBuyer());
  await checkout.deliver();
  await expect(shop.heading).toHaveText(lastStep(texts));
  await checkout.agree();
  await checkout.blikCode.fill('777123');
  await checkout.order();
  await checkout.expectSuccess();
  expect(await shop.isSameDocument()).toBe(true);
  expect(othersThan(begun, files)).toEqual([]);

  const fresh = new Shop({ page: await context.newPage(), texts, complaints });
  await fresh.open(product.url);
  await expect(fresh.main.getByRole('group', { name: pictures(texts, ' (10)') })).toBeVisible();
});

test('[J-62] garbage collection keeps the files of a tab younger than a week, although the registry no longer lists its releases', async ({
  page,
  own,
  shop,
  texts,
  catalogue,
}) => {
  const product = await catalogue.orderableAt(95);
  const begun = await own.served();
  const files = noteReleases(page);
  await shop.open(product.url);
  own.releases.age(CART, own.releases.active(CART), 21);
  const later = Array.from({ length: MANY }, (_, at) => own.releases.derive(CART, `m${at}`, (code) => `${code}\n// ${at}`));
  for (const release of later) own.promote({ [CART]: release });
  await own.serves({ [CART]: later.at(-1) ?? '' });
  expect(own.releases.registry.remotes[CART]?.retained.map(({ release }) => release)).not.toContain(begun[CART]);
  await own.collect();

  await shop.buyButton.click();
  await shop.tool('header.cart').click();
  await expect(shop.cartDrawer.getByRole('link', { name: product.name }).first()).toBeVisible();
  await shop.cartDrawer.getByRole('link', { name: texts.translate('mfe-cart-checkout', 'drawer.open') }).click();
  const checkout = new Checkout(shop);
  await checkout.toCheckout.click();
  await shop.expectHeading(checkout.translate('payment.title'));
  await checkout.pay(paymentNames.transfer);
  await checkout.address(someBuyer());
  await checkout.deliver();
  await checkout.agree();
  await checkout.order();
  await checkout.expectSuccess();
  expect(othersThan(begun, files)).toEqual([]);
});

test('[J-62] [J-64] a tab that has been open for longer than a week changes to the active releases with its next use', async ({
  page,
  own,
  shop,
  catalogue,
}) => {
  const product = await catalogue.orderableAt(96);
  const begun = own.releases.active(CART);
  await page.clock.install();
  await shop.open('/');
  await stateIsRead(page);
  own.releases.age(CART, begun, 30);
  const later = Array.from({ length: MANY }, (_, at) => {
    const release = own.releases.derive(CART, `m${at}`, (code) => `${code}\n// ${at}`);
    own.releases.age(CART, release, 29 - at / 2);
    return release;
  });
  for (const release of later) own.promote({ [CART]: release });
  await own.serves({ [CART]: later.at(-1) ?? '' });
  await own.collect();
  expect(existsSync(own.releases.dir(CART, begun))).toBe(false);

  await page.clock.fastForward(8 * DAY_MS);
  await shop.markDocument();
  await shop.navigate(product.url);
  await shop.expectHeading(product.name);
  await expect.poll(() => shop.isSameDocument()).toBe(false);
  await shop.interactive();
  await shop.buyButton.click();
  await shop.navigate('/checkout/cart');
  const checkout = new Checkout(shop);
  await checkout.toCheckout.click();
  await shop.expectHeading(checkout.translate('payment.title'));
  await checkout.pay(paymentNames.transfer);
  await checkout.address(someBuyer());
  await checkout.deliver();
  await checkout.agree();
  await checkout.order();
  await checkout.expectSuccess();
});

test('[J-56] [J-63] a remote that is switched off disappears from open pages at once, and a checkout of another remote can still be finished', async ({
  page,
  context,
  own,
  shop,
  texts,
  complaints,
  catalogue,
}) => {
  const product = await catalogue.orderableAt(98);
  await bringCart(page, { skus: [product.sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
  const checkout = new Checkout(shop);
  await checkout.open('/checkout/summary', 'summary.title');
  await stateIsRead(page);
  const goods = new Shop({ page: await context.newPage(), texts, complaints });
  await goods.page.goto(product.url);
  await goods.expectHeading(product.name);
  await stateIsRead(goods.page);
  complaints.expect(/419|hydration|Suspense|not part of this page/);
  own.releases.change((remotes) => kill(remotes, CATALOG));
  await expect.poll(async () => (await own.served())[CATALOG]).toBeUndefined();
  // The page of the remote that was switched off is reloaded.
  const readsCart = goods.page.waitForResponse(/\/guest-carts\//);
  for (const tab of [page, goods.page]) await returnToTab(tab);
  await expect(
    goods.main
      .getByText(texts.translate('host-shell', 'slot.failed'))
      .or(goods.main.getByText(texts.translate('host-shell', 'slot.slow')))
      .first(),
  ).toBeVisible({ timeout: 15_000 });
  await readsCart; // before the order empties it
  await checkout.agree();
  await checkout.order();
  await checkout.expectSuccess();
  for (const tab of [shop, goods]) await tab.expectCartCount(0);
});
