import type { Page } from '@playwright/test';
import { audit } from '../lib/axe.ts';
import { auditParts, expect, openPart, stores, test } from '../lib/gallery.ts';
import { layoutWidth } from '../lib/layout-width.ts';

// One worker, so that the gallery is built and served once for all tests.
test.describe.configure({ mode: 'default' });

// All rules at one width, then what other colours may change; `tests/long` has all colours at all widths.
const contrast = ['color-contrast'];
const looks = {
  amperio: [
    { colorScheme: 'light', audited: [1440] },
    { colorScheme: 'dark', audited: [390], rules: contrast },
  ],
  amperio_pro: [
    { colorScheme: 'light', audited: [320], rules: contrast },
    { colorScheme: 'dark', audited: [1440], rules: contrast },
  ],
} as const;

for (const store of stores)
  test(`every part in every state, ${store}, light and dark: axe finds ${store === 'amperio' ? 'nothing at 1440 px' : 'no contrast too low'}, no policy violation, no horizontal overflow`, ({
    page,
    gallery,
  }) => auditParts(page, gallery, store, looks[store]));

test.describe('layers', () => {
  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

  test('[D-08] [S-36] [S-37] [S-27] the drawer is at most 360 px wide, keeps the focus and gives it back; popups close by Esc and by a press on the background; toasts are 290 px wide and can be pressed beside a drawer', async ({
    page,
    gallery,
  }) => {
    await openPart(page, gallery, 'part=layers');
    await press(page, 'Szuflada');
    const drawer = page.getByRole('dialog', { name: 'Koszyk' });
    await expect(drawer).toBeVisible();
    expect(await layoutWidth(drawer)).toBeLessThanOrEqual(360);
    for (const name of ['Wróć', 'Pomoc', 'Zamknij']) await expect(drawer.getByRole('button', { name })).toBeVisible();

    const { violations } = await audit(page).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);

    // The page behind is inert: nothing in it gets the focus.
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const behind = await page.evaluate(() => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'));
      expect(behind).toBeFalsy();
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Szuflada' })).toBeFocused();

    const popup = page.getByRole('dialog', { name: 'Usunąć produkt?' });
    await press(page, 'Okno');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await press(page, 'Okno');
    await page.mouse.click(5, 5);
    await expect(popup).toBeHidden();

    await press(page, 'Powiadomienia');
    expect(await layoutWidth(page.getByRole('status').filter({ hasText: 'Produkt dodany do koszyka' }))).toBe(290);
    await press(page, 'Szuflada');
    await press(page, 'Cofnij');
    await expect(page.getByRole('button', { name: 'Cofnij' })).toBeHidden();
    await expect(drawer).toBeVisible();
  });

  test('[S-33] [S-34] [I-01] parts have Ukrainian texts; a sheet slides up; it stays when dragged by 49 %, and closes by 52 %, by its button and by a tap on the background', async ({
    page,
    gallery,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPart(page, gallery, 'part=layers');
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    const drag = async (share: number): Promise<void> => {
      await expect(sheet.getByRole('heading', { name: 'Filtry' })).toBeInViewport();
      const box = await sheet.boundingBox();
      if (!box) throw new Error('the sheet has no box');
      await page.mouse.move(150, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(150, box.y + 20 + box.height * share, { steps: 4 });
      await page.mouse.up();
    };
    await press(page, 'Panel z dołu');
    await drag(0.49);
    await expect(sheet.getByRole('heading', { name: 'Filtry' }), 'after 49 %').toBeInViewport();
    await expect(sheet, 'after 49 %').toBeVisible();
    await drag(0.52);
    await expect(sheet, 'after 52 %').toBeHidden();
    await press(page, 'Panel z dołu');
    await sheet.getByRole('button', { name: 'Zamknij' }).click();
    await expect(sheet).toBeHidden();
    await press(page, 'Panel z dołu');
    await page.mouse.click(195, 40);
    await expect(sheet).toBeHidden();

    await openPart(page, gallery, 'language=ua&part=product-tile');
    await expect(page.getByRole('button', { name: /^Додати до кошика:/ }).first()).toBeVisible();
  });
});
