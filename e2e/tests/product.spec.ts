import { expect, test } from '../lib/test.ts';

test('[P-04] [J-31] [S-39] [P-32] the offer of a product stays in view beside it, features are explained, and what is sold in stores only has no buy button', async ({
  page,
  shop,
  catalogue,
  texts,
}) => {
  await shop.useScreen('desktop');
  const [product] = await catalogue.buyable(1);
  await shop.open(product?.url ?? '');
  await expect(shop.buyButton.first()).toBeVisible();
  const offer = shop.main.locator('section', { has: shop.heading }).last();

  await test.step('an offer that is higher than the window comes into view as soon as the page is scrolled to its end', async () => {
    await page.setViewportSize({ width: 1440, height: 600 });
    const { y = 0, height = 0 } = (await offer.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(600);
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y + height - 600 + 40);
    await expect(async () => {
      const box = await offer.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(600);
    }).toPass();
  });

  await test.step('the sticky offer never covers what follows the first section', async () => {
    await shop.useScreen('desktop');
    const table = shop.main.locator('#dane-techniczne');
    await table.scrollIntoViewIfNeeded();
    await expect(async () => {
      const [offerBox, tableBox] = await Promise.all([offer.boundingBox(), table.boundingBox()]);
      expect((offerBox?.y ?? NaN) + (offerBox?.height ?? NaN)).toBeLessThan(tableBox?.y ?? NaN);
    }).toPass();
  });

  await test.step('the question mark at a feature opens its description, Escape closes it and returns the focus', async () => {
    const { url, name } = await catalogue.withExplainedFeature();
    await shop.navigate(url);
    await shop.expectHeading(name);
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

  await test.step('a product of the stores says where it is available, on both screens', async () => {
    const { url, name } = await catalogue.storeOnly();
    await shop.navigate(url);
    await shop.expectHeading(name.slice(0, 20));
    for (const screen of ['desktop', 'phone'] as const) {
      await shop.useScreen(screen);
      await expect(shop.main.getByText(texts.translate('mfe-catalog/product', 'onlyStore')).first()).toBeVisible();
      await expect(shop.buyButton).toHaveCount(0);
    }
  });
});
