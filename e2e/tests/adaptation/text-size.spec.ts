import { withPictures } from '../../lib/browser-start.ts';
import { mainPages } from '../../lib/main-pages.ts';
import { outsideViewport, cutOffTexts, doubleText, overlappingControls, horizontalOverflow } from '../../lib/reading.ts';
import { screenNames } from '../../lib/screens.ts';
import { expect, test } from '../../lib/test.ts';

test.use(withPictures);

for (const screen of screenNames)
  test(`[J-96] text of twice the size is neither cut off nor covered (${screen})`, async ({ page, shop, catalogue, complaints }) => {
    test.setTimeout(90_000);
    await doubleText(page);
    await shop.useScreen(screen);
    for (const [name, address, status] of mainPages) {
      if (status) complaints.expect(status);
      await test.step(name, async () => {
        await page.goto(await address(catalogue));
        await shop.waitForHeader();
        expect.soft(await horizontalOverflow(page), name).toBe(0);
        expect.soft(await outsideViewport(page.locator('body')), name).toEqual([]);
        expect.soft(await cutOffTexts(page), name).toEqual([]);
        expect.soft(await overlappingControls(page.locator('body')), name).toEqual([]);
      });
    }
  });

test('[J-96] drawers with text of twice the size', async ({ page, shop, catalogue }) => {
  await doubleText(page);
  await shop.useScreen('phone');
  await shop.open((await catalogue.category()).url);
  await shop.menuButton.click();
  await expect(shop.drawer('Menu')).toBeVisible();
  expect.soft(await cutOffTexts(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await shop.tool('header.search').click();
  await expect(shop.drawer('Wyszukiwanie')).toBeVisible();
  expect.soft(await cutOffTexts(page), 'search').toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
});
