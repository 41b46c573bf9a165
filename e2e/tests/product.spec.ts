import { expect, test } from '../lib/test.ts';

for (const screen of ['phone', 'desktop'] as const) {
  test(`[P-04] a product that is sold in stores only has no buy button, and says where it is available (${screen})`, async ({
    shop,
    catalogue,
    texts,
  }) => {
    await shop.useScreen(screen);
    const [sold] = await catalogue.buyable(1);
    await shop.open(sold?.url ?? '');
    const buy = shop.buyButton;
    await expect(buy.first()).toBeVisible();
    const { url, name } = await catalogue.storeOnly();
    await shop.open(url);
    await expect(shop.heading).toContainText(name.slice(0, 20));
    await expect(buy).toHaveCount(0);
    await expect(shop.main.getByText(texts.translate('mfe-catalog/product', 'onlyStore')).first()).toBeVisible();
  });
}

test('[J-31] on a desktop the offer is sticky beside the first section, and never covers what follows', async ({ shop, catalogue }) => {
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  const offer = shop.main.locator('section', { has: shop.heading }).last();
  const table = shop.main.locator('#dane-techniczne');
  await table.scrollIntoViewIfNeeded();
  await expect(async () => {
    const [offerBox, tableBox] = await Promise.all([offer.boundingBox(), table.boundingBox()]);
    expect((offerBox?.y ?? NaN) + (offerBox?.height ?? NaN)).toBeLessThan(tableBox?.y ?? NaN);
  }).toPass();
});

test('[J-31] the end of an offer that is higher than the window comes into view as soon as the page is scrolled that far', async ({
  page,
  shop,
  catalogue,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  const offer = shop.main.locator('section', { has: shop.heading }).last();
  const { y = 0, height = 0 } = (await offer.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(600);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + height - 600 + 40);
  await expect(async () => {
    const box = await offer.boundingBox();
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(600);
  }).toPass();
});

test('[S-39] [P-32] the question mark at a feature opens its description in a popup, Escape closes it and returns the focus', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.open((await catalogue.withExplainedFeature()).url);
  const data = shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'specification') });
  await data.scrollIntoViewIfNeeded();
  const mark = data.getByRole('button').first();
  const asked = (await mark.getAttribute('aria-label')) ?? '';
  await mark.click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading')).toBeVisible();
  expect(asked).toContain((await popup.getByRole('heading').innerText()).trim());
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(mark).toBeFocused();
});
