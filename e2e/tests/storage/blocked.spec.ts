import { blockedStorage } from '../../lib/blocked-storage.ts';
import { Checkout } from '../../lib/checkout.ts';
import { expect, test } from '../../lib/test.ts';

for (const [how, block] of Object.entries(blockedStorage))
  test(`[J-95] where the browser's storage ${how}, a shopper can go from home to the checkout, and no page fails`, async ({
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
