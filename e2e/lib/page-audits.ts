import { allStylesheets, changedBy, renderAll } from './all-styles.ts';
import { expectAccessible } from './axe.ts';
import type { Catalogue } from './catalogue.ts';
import type { MainPage } from './main-pages.ts';
import { expectLargeTextFits, expectZoomable, horizontalOverflow } from './reading.ts';
import type { Screen } from './screens.ts';
import { calmly, type Shop } from './shop.ts';
import { expect, test } from './test.ts';

/** How pages are shown while they are audited. */
export interface View {
  readonly screen: Screen;
  readonly colorScheme: 'light' | 'dark';
}

export const views: readonly View[] = [
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'desktop', colorScheme: 'dark' },
  { screen: 'phone', colorScheme: 'dark' },
  { screen: 'desktop', colorScheme: 'light' },
];

/** Opens each page once and looks at all that every page has to keep. */
export const auditPages = async (
  shop: Shop,
  catalogue: Catalogue,
  pages: readonly MainPage[],
  { screen, colorScheme }: View,
): Promise<void> => {
  const { page, complaints } = shop;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  const stylesheets = await allStylesheets(page);
  expect(stylesheets.length).toBeGreaterThan(10);
  for (const { name, address, status } of pages) {
    if (status) complaints.expect(status);
    await test.step(name, async () => {
      await shop.useScreen(screen);
      await shop.open(await address(catalogue));
      // Most pages load their stylesheets after the first paint.
      await page.waitForFunction(
        () => document.querySelector('link[data-files]') === null || 'styled' in document.documentElement.dataset,
        undefined,
        calmly,
      );
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect.soft(page.getByRole(landmark), `${name}: ${landmark}`).toHaveCount(1);
      expect.soft(await horizontalOverflow(page), `${name}: overflow`).toBe(0);
      if (colorScheme === 'dark') await renderAll(page); // parts far below would still have the colours of the light scheme
      await expectAccessible(page, name);
      await expectZoomable(page, name);
      await expectLargeTextFits(page, name);
      await renderAll(page);
      // A later page may have loaded the styles of this one before its own, or after.
      expect.soft(await changedBy(page, stylesheets), `${name}: changed by the styles of other pages`).toEqual([]);
    });
  }
};
