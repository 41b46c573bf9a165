import { blockedStorage } from '../../lib/blocked-storage.ts';
import { Checkout } from '../../lib/checkout.ts';
import { expect, test } from '../../lib/test.ts';

for (const [how, block] of Object.entries(blockedStorage))
  test(`[E-10] [E-05] [J-95] where the browser's storage ${how}, a shopper can go from home to the checkout, and no page fails`, async ({
    page,
    shop,
    catalogue,
    texts,
  }) => {
    const { url, name } = await catalogue.category();
    const { url: productUrl, name: product } = await catalogue.orderableAt(20);
    const checkout = new Checkout(shop);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    await page.addInitScript(block);
    await shop.useScreen('desktop');

    await shop.open('/');
    // The earlier decision could be stored only where the storage works.
    const refuse = page.getByRole('button', { name: 'Odrzuć wszystkie' });
    if (how !== 'is full') await refuse.click();
    await expect(refuse).toBeHidden();

    await shop.navigate(url);
    await shop.expectHeading(name);
    await expect(shop.tiles.first()).toBeVisible();
    await shop.navigate(productUrl);
    await shop.expectHeading(product);
    await shop.buyButton.click();
    await shop.expectCartCount(1);

    // The cart is kept in memory as long as the document.
    await shop.navigate('/checkout/cart');
    await expect(shop.main.getByRole('link', { name: product }).first()).toBeVisible();
    await shop.main
      .getByRole('link', { name: texts.translate('mfe-cart-checkout', 'summary.checkout') })
      .first()
      .click();
    await shop.expectHeading(checkout.translate('payment.title'));
    await expect(checkout.next('payment')).toBeVisible();
    expect(documents).toBe(1);
  });

test('[E-05] [T-13] when the storage is full, replaceable entries are removed and the cart is kept', async ({ page, shop, catalogue }) => {
  const { url } = await catalogue.orderableAt(20);
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const add = Storage.prototype.setItem;
    for (let at = 0; at < 5; at += 1) add.call(localStorage, `url_resolver:/stara-${at}`, 'x'.repeat(2_000));
    // As in a full storage: writes fail unless they need no more space than is used now.
    Storage.prototype.setItem = function (name: string, value: string) {
      const others = Object.entries({ ...this }).reduce(
        (sum, [key, kept]) => sum + (key === name ? 0 : key.length + String(kept).length),
        0,
      );
      if (this === localStorage && others + name.length + value.length > 10_000)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      add.call(this, name, value);
    };
  });
  await shop.buyFrom(url);
  await shop.expectCartCount(1);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart_id'))).not.toBeNull();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('url_resolver:/stara')))).toEqual([]);
});
