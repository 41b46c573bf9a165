import { withPictures } from '../lib/browser-start.ts';
import { prepareFailures } from '../lib/connection.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

test.use(withPictures);

const notFoundTitles = ['gone', 'promo', 'signal'].map((name) => `notFound.${name}.title`);

test('[R-06] [R-07] offline, an address that was resolved before is shown; another one is not found', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
  texts,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /Failed to load resource/);
  const [known, other] = await catalogue.menu();
  const category = await catalogue.category();
  if (known === undefined || other === undefined) throw new Error('the menu has no two categories');
  await shop.open(known.category.url);
  await prepareFailures(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('url_resolver:'))))
    .not.toEqual([]);
  await shop.open(category.url);
  await prepareFailures(page);
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
});

test('[V-17] [E-12] offline, nothing is requested: known data is shown, and an addition to the cart waits', async ({
  page,
  shop,
  catalogue,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /Failed to load resource/, /Offline/);
  const category = await catalogue.category();
  const [product] = await catalogue.buyable(1);
  if (product === undefined) throw new Error('nothing can be bought');
  await shop.open(category.url);
  await prepareFailures(page);
  await shop.listingShown();
  await shop.navigate(product.url);
  await shop.expectHeading(product.name);
  await expect(shop.buyButton).toBeEnabled();
  // The cart's code loads with the first interaction as well.
  await shop.buyButton.click();
  await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(shop.texts.translate('host-shell', 'online.offline'))).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(new URL(request.url()).pathname);
  });
  await shop.navigate(category.url);
  await shop.expectHeading(category.name);
  await expect(shop.tiles.first()).toBeVisible();
  await shop.navigate(product.url);
  await shop.expectHeading(product.name);
  await shop.buyButton.click();
  await expect(page.getByText(shop.texts.translate('host-shell', 'cart.addDelayed'))).toBeVisible();
  await shop.expectCartCount(2);
  expect(asked).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => asked.filter((path) => path.endsWith('/items'))).toHaveLength(1);
  await shop.expectCartCount(2);
});
