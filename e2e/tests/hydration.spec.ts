import { LISTING_PAGE_SIZE } from 'shared-contracts';
import { withPictures } from '../lib/browser-start.ts';
import { noteQueries } from '../lib/queries.ts';
import { calmly } from '../lib/shop.ts';
import { comeWithFilledCart, expectStill, settled, stillPages } from '../lib/still-pages.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

// Each page on both screens, on one of them as a guest, on the other as a customer; `long/hydration.spec.ts` has every combination.

for (const some of [stillPages.slice(0, 4), stillPages.slice(4)])
  test(`${some.map(([name]) => name).join(', ')}: hydrated without complaints, repeated queries and layout shifts`, async ({
    page,
    shop,
    catalogue,
  }) => {
    const asked = noteQueries(page);
    for (const [at, [name, address]] of some.entries()) {
      const screen = at % 2 === 0 ? 'phone' : 'desktop';
      await test.step(`${name} on a ${screen}`, async () => {
        await shop.useScreen(screen);
        await shop.open(await address(catalogue));
        await settled(page);
        expect(asked, `queries of ${name}`).toEqual([]);
        await expectStill(page, name);
      });
    }
  });

test('a signed-in shopper with a filled cart sees the same pages: no layout shift when private parts appear', async ({
  page,
  shop,
  catalogue,
}) => {
  test.setTimeout(90_000);
  const [product] = await catalogue.buyable(1);
  await comeWithFilledCart(page, product?.sku ?? '');
  for (const [at, [name, address]] of stillPages.slice(0, 5).entries()) {
    const screen = at % 2 === 0 ? 'desktop' : 'phone';
    await test.step(`${name} on a ${screen}`, async () => {
      await shop.useScreen(screen);
      await shop.open(await address(catalogue));
      await settled(page);
      await expect(shop.tool('header.account')).toBeVisible();
      await expect(shop.tool('header.cart')).toHaveAccessibleName(/ [1-9]/);
      await expectStill(page, name);
    });
  }
});

test('a remote that loads five seconds late: the page stays unchanged meanwhile and hydrates then', async ({ page, shop, catalogue }) => {
  test.setTimeout(60_000);
  const { url } = await catalogue.category();
  const late = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/mfe-catalog\//, async (route) => {
    await late.promise;
    await route.continue();
  });
  // The whole document: of the usual one some tiles wait for the remote (J-350).
  await page.goto(`${url}?calosc=1`, { waitUntil: 'domcontentloaded' });
  await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE);
  // The header works without the remote.
  await expect(shop.tool('header.cart')).toBeVisible();
  await page.waitForFunction(() => performance.now() > 5_000, undefined, calmly);
  await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE);
  late.resolve(undefined);
  await shop.interactive();
  await expect(shop.tiles).toHaveCount(LISTING_PAGE_SIZE);
  await expectStill(page, 'the listing');
});

test('[J-32] a press on the buy button before any script has loaded puts the product into the cart once', async ({
  page,
  shop,
  catalogue,
}) => {
  await shop.useScreen('phone');
  const [product] = await catalogue.buyable(1);
  const late = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(product?.url ?? '', { waitUntil: 'commit' });
  const buy = shop.buyButton;
  await buy.click();
  await buy.click();
  late.resolve(undefined);
  await shop.expectCartCount(1);
  await expect(page.getByText(shop.texts.translate('mfe-cart-checkout/service', 'cart.added'))).toBeVisible();
  // As the server has it.
  await shop.open('/checkout/cart');
  await shop.expectCartCount(1);
});
