import { existsSync } from 'node:fs';
import { rollback } from 'release-kit/registry';
import { Checkout, someBuyer } from '../../lib/checkout.ts';
import { orderOf } from '../../lib/orders.ts';
import { expect, noteReleases, othersThan, returnToTab, stateIsRead, test } from '../../lib/own-shop.ts';
import { bringCart } from '../../lib/ready-cart.ts';
import { CART, CATALOG, lastStep, pictures, reworded } from '../../lib/reworded.ts';
import { Shop } from '../../lib/shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test.describe.configure({ mode: 'default' });

test('[J-62] two tabs on two releases: one cart, each with the parts of its own release, and an order that both show', async ({
  page,
  context,
  own,
  shop,
  texts,
  complaints,
  catalogue,
}) => {
  const [first, second] = [await catalogue.orderableAt(90), await catalogue.orderableAt(91)];
  const begun = await own.served();
  const files = noteReleases(page);
  await bringCart(page, { skus: [first.sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
  await shop.open(first.url);
  await expect(shop.main.getByRole('group', { name: pictures(texts), exact: true })).toBeVisible();

  const later = reworded(own, texts, 1);
  own.promote(later);
  await own.serves(later);
  const other = new Shop({ page: await context.newPage(), texts, complaints });
  const filesOfOther = noteReleases(other.page);
  await other.open(second.url);
  await expect(other.main.getByRole('group', { name: pictures(texts, ' (1)') })).toBeVisible();
  await other.buyButton.click();
  for (const tab of [shop, other]) await tab.expectCartCount(2);

  // Parts that a tab has not loaded yet come from its own release.
  for (const [tab, release] of [
    [shop, ''],
    [other, ' (1)'],
  ] as const) {
    await tab.tool('header.cart').click();
    for (const { name } of [first, second]) await expect(tab.cartDrawer.getByRole('link', { name }).first()).toBeVisible();
    await tab.page.keyboard.press('Escape');
    await tab.navigate('/checkout/summary');
    await expect(tab.heading).toHaveText(lastStep(texts, release));
  }
  const checkout = new Checkout(other);
  await checkout.agree();
  await checkout.order();
  await checkout.expectSuccess();
  await other.expectCartCount(0);
  await expect(shop.main.getByText(checkout.translate('empty.title'))).toBeVisible();
  expect(othersThan(begun, files)).toEqual([]);
  expect(othersThan({ ...begun, ...later }, filesOfOther)).toEqual([]);
  for (const name of [CATALOG, CART]) expect(filesOfOther).not.toContain(`${name}@${begun[name]}`);
});

test('[J-56] [J-62] a checkout survives ten releases and a garbage collection: reloaded and paid with the releases that it began with; every other page has the new ones', async ({
  page,
  context,
  own,
  shop,
  texts,
  request,
  catalogue,
}) => {
  const checkout = new Checkout(shop);
  const product = await catalogue.orderableAt(92);
  const begun = await own.served();
  const files = noteReleases(page);
  const pin = async () => (await context.cookies(page.url())).find(({ name }) => name === 'mfe_pin')?.value;
  await bringCart(page, { skus: [product.sku], payment: 'payu_gateway', buyer: someBuyer(), shipping: 'dpd' });
  await shop.open('/checkout/cart');
  await checkout.toCheckout.click();
  await expect.poll(pin).toContain(`${CART}@${begun[CART]}`);
  await shop.navigate('/checkout/summary');
  await expect(shop.heading).toHaveText(lastStep(texts));

  // Two old releases without references, the one that has been active for three weeks, and ten that follow each other.
  const gone = [40, 30].map((days) => {
    const release = own.releases.derive(CART, `d${days}`, (code) => code);
    own.releases.age(CART, release, days);
    return release;
  });
  for (const name of [CATALOG, CART]) own.releases.age(name, own.releases.active(name), 21);
  for (let at = 1; at < 10; at += 1) own.promote({ [CART]: own.releases.derive(CART, `t${at}`, (code) => `${code}\n// ${at}`) });
  const last = reworded(own, texts, 10);
  own.promote(last);
  await own.serves(last);
  const output = await own.collect();
  for (const release of gone) {
    expect(output).toContain(`${CART} ${release}: removed`);
    expect(existsSync(own.releases.dir(CART, release))).toBe(false);
  }

  const rendered = await page.reload();
  expect(rendered?.headers()['cache-control']).toBe('private, no-cache');
  expect(await context.cookies(`${own.host.url}/`)).not.toContainEqual(expect.objectContaining({ name: 'mfe_pin' }));
  await expect(shop.heading).toHaveText(lastStep(texts));
  await checkout.agree();
  await checkout.order();
  await page.getByRole('button', { name: 'Zapłać', exact: true }).click();
  const order = await orderOf(request, await checkout.expectSuccess());
  expect(order.payment).toMatchObject({ method: 'payu_gateway', status: 'paid' });
  await shop.expectCartCount(0);
  expect(othersThan(begun, files)).toEqual([]);

  // Pages outside of the checkout have the active releases.
  await shop.open(product.url);
  await expect(shop.main.getByRole('group', { name: pictures(texts, ' (10)') })).toBeVisible();
});

test('[J-56] [J-63] a checkout ends with the release that it began with although that was rolled back; pages after the order have the earlier one', async ({
  page,
  context,
  own,
  shop,
  texts,
  catalogue,
}) => {
  const product = await catalogue.orderableAt(97);
  const before = await own.served();
  const taken = reworded(own, texts, 3);
  own.promote(taken);
  await own.serves(taken);
  const files = noteReleases(page);
  await bringCart(page, { skus: [product.sku], payment: 'banktransfer', buyer: someBuyer(), shipping: 'dpd' });
  const checkout = new Checkout(shop);
  await page.goto('/checkout/summary');
  await expect(shop.heading).toHaveText(lastStep(texts, ' (3)'));
  await stateIsRead(page);
  for (const name of Object.keys(taken)) own.releases.change((remotes) => rollback(remotes, name));
  await own.serves(before);
  await returnToTab(page);
  await page.reload();
  await expect(shop.heading).toHaveText(lastStep(texts, ' (3)'));
  await stateIsRead(page);
  await shop.markDocument();
  await checkout.agree();
  await checkout.order();
  await checkout.expectSuccess();
  expect(await shop.isSameDocument()).toBe(true);
  expect((await context.cookies(page.url())).map(({ name }) => name)).not.toContain('mfe_pin');
  expect(othersThan({ ...before, ...taken }, files)).toEqual([]);
  expect(files).not.toContain(`${CART}@${before[CART]}`);
  await shop.navigate(product.url);
  await shop.expectHeading(product.name);
  await expect.poll(() => shop.isSameDocument()).toBe(false);
  await expect(shop.main.getByRole('group', { name: pictures(texts), exact: true })).toBeVisible();
});

test('[J-64] a page stays open for six days; after that it gets a new document with its next navigation', async ({
  page,
  shop,
  catalogue,
}) => {
  const [first, second] = [await catalogue.orderableAt(98), await catalogue.orderableAt(99)];
  await page.clock.install();
  await shop.open('/');
  await stateIsRead(page);
  await shop.markDocument();
  await page.clock.fastForward(5 * DAY_MS);
  await shop.navigate(first.url);
  await shop.expectHeading(first.name);
  expect(await shop.isSameDocument()).toBe(true);
  await page.clock.fastForward(DAY_MS);
  // The page compares its age when it asks for the state of its releases; what was asked before this day had passed does not count.
  const asked = page.waitForRequest('**/__federation/state');
  await page.clock.fastForward(HOUR_MS);
  await (await (await asked).response())?.finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await shop.navigate(second.url);
  await shop.expectHeading(second.name);
  await expect.poll(() => shop.isSameDocument()).toBe(false);
});
