import { prepareFailures } from '../lib/connection.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

const notFoundTitles = ['gone', 'promo', 'signal'].map((name) => `notFound.${name}.title`);

test('[R-06] [R-07] [V-17] [E-12] offline, nothing is requested: addresses and data that are known are shown, an addition to the cart waits, and another address is not found', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
  texts,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /Failed to load resource/, /Offline/);
  const [known, other] = await catalogue.menu();
  const category = await catalogue.category();
  const [product] = await catalogue.buyable(1);
  if (known === undefined || other === undefined || product === undefined) throw new Error('the shop has too few goods');
  await test.step('a section in one document, a listing and a product in the next one', async () => {
    await shop.open(known.category.url);
    await prepareFailures(page);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('url_resolver:'))))
      .not.toEqual([]);
    await shop.open(category.url);
    await prepareFailures(page);
    await shop.listingShown();
    await shop.navigate(product.url);
    await shop.expectHeading(product.name);
    await expect(shop.buyButton).toBeEnabled();
    // The cart's code loads with the first interaction as well.
    await shop.buyButton.click();
    await expect(page.getByText(texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
  });

  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  await test.step('offline, what is known is shown, and an addition to the cart waits', async () => {
    await context.setOffline(true);
    await expect(page.getByText(texts.translate('host-shell', 'online.offline'))).toBeVisible();
    asked.length = 0;
    await shop.navigate(category.url);
    await shop.expectHeading(category.name);
    await expect(shop.tiles.first()).toBeVisible();
    await shop.navigate(product.url);
    await shop.expectHeading(product.name);
    await shop.buyButton.click();
    await expect(page.getByText(texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
    await shop.expectCartCount(2);
    expect(asked).toEqual([]);
  });

  await test.step('the addition is sent once when the connection is back', async () => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/items'));
    await context.setOffline(false);
    await (await answered).finished();
    await shop.expectCartCount(2);
  });

  await test.step('offline, an address that was resolved in an earlier document is shown, another one is not found', async () => {
    await context.setOffline(true);
    await shop.navigate(known.category.url);
    await shop.expectHeading(known.category.name);
    await shop.navigate(other.category.url);
    await expect(shop.heading).toHaveText(
      new RegExp(notFoundTitles.map((key) => escapePattern(texts.translate('host-shell/views', key))).join('|')),
    );
    // The page is reloaded when the connection is back.
    await context.setOffline(false);
    await shop.expectHeading(other.category.name);
    await shop.expectCartCount(2);
    expect(asked.filter((path) => path.endsWith('/items'))).toHaveLength(1);
  });
});
