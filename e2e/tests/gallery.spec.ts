import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { audit } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { layoutWidth } from '../lib/layout-width.ts';

test.use(withPictures);

// One worker, so that the gallery is built and served once for all tests.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
let gallery: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const root = join(import.meta.dirname, '../..');
  server = spawn(process.execPath, [join(root, 'shared-ui/gallery/serve.ts')], {
    cwd: root,
    env: { ...process.env, GALLERY_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  gallery = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(text.toString())?.[0];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The gallery ended with code ${code}`)));
  });
});

test.afterAll(() => {
  server.kill();
});

/** Opens a part of the gallery. @returns the browser's complaints, collected from now on */
async function open(page: Page, query = ''): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${gallery}/?${query}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  return complaints;
}

test.describe('every part in every state', () => {
  for (const store of ['amperio', 'amperio_pro']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${store}, ${colorScheme}, 320 to 1440 px: axe finds nothing, no policy violation, no horizontal overflow`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width: 1440, height: 900 });
        const complaints = await open(page, `store=${store}`);
        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          const { violations } = await audit(page).analyze();
          expect(
            violations.map(({ id, nodes }) => ({ id, first: nodes[0]?.html })),
            `${width} px`,
          ).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
        expect(complaints).toEqual([]);
      });
    }
  }

  test('[I-01] the texts of Ukrainian parts are Ukrainian', async ({ page }) => {
    await open(page, 'language=ua&part=product-tile');
    await expect(page.getByRole('button', { name: /^Додати до кошика:/ }).first()).toBeVisible();
  });
});

test.describe('layers', () => {
  const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

  test('[D-08] [S-36] [S-37] the drawer is at most 360 px wide, keeps the focus and gives it back', async ({ page }) => {
    await open(page, 'part=layers');
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
  });

  test('[S-36] a popup closes by Esc and by a press on the background', async ({ page }) => {
    await open(page, 'part=layers');
    const popup = page.getByRole('dialog', { name: 'Usunąć produkt?' });
    await press(page, 'Okno');
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await press(page, 'Okno');
    await page.mouse.click(5, 5);
    await expect(popup).toBeHidden();
  });

  for (const [share, stays] of [
    [0.49, true],
    [0.52, false],
  ] as const) {
    test(`[S-33] [S-34] a sheet dragged down by ${share * 100} % ${stays ? 'stays' : 'closes'}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, 'part=layers');
      await press(page, 'Panel z dołu');
      const sheet = page.getByRole('dialog', { name: 'Filtry' });
      await expect(sheet.getByRole('heading', { name: 'Filtry' })).toBeInViewport();
      const box = await sheet.boundingBox();
      if (!box) throw new Error('the sheet has no box');
      await page.mouse.move(150, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(150, box.y + 20 + box.height * share, { steps: 4 });
      await page.mouse.up();
      await (stays ? expect(sheet).toBeVisible() : expect(sheet).toBeHidden());
    });
  }

  test('[S-34] a sheet closes by its button and by a tap on the background', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'part=layers');
    const sheet = page.getByRole('dialog', { name: 'Filtry' });
    await press(page, 'Panel z dołu');
    await sheet.getByRole('button', { name: 'Zamknij' }).click();
    await expect(sheet).toBeHidden();
    await press(page, 'Panel z dołu');
    await page.mouse.click(195, 40);
    await expect(sheet).toBeHidden();
  });

  test('[S-27] toasts are 290 px wide and can be pressed while a drawer is open', async ({ page }) => {
    await open(page, 'part=layers');
    await press(page, 'Powiadomienia');
    expect(await layoutWidth(page.getByRole('status').filter({ hasText: 'Produkt dodany do koszyka' }))).toBe(290);
    await press(page, 'Szuflada');
    await press(page, 'Cofnij');
    await expect(page.getByRole('button', { name: 'Cofnij' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Koszyk' })).toBeVisible();
  });
});
