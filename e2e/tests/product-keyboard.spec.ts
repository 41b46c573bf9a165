import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { productWith } from '../lib/product-facts.ts';
import { expect, test } from '../lib/test.ts';

/** More than a product page has places for the focus. */
const MOST_STEPS = 200;

/** Goes to an element with the Tab key alone. @throws when it cannot be reached so */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is not reached with Tab`);
};

test('[J-181] with the keyboard alone a product is enlarged, changed for a variant, compared, taken with a warranty and written about', async ({
  page,
  shop,
  shopUrl,
  texts,
}) => {
  test.slow();
  const say = (key: string, values = {}) => texts.translate('mfe-catalog/product', key, values);
  const written = (key: string) => texts.translate('mfe-catalog/written', key);
  const product = await productWith(
    shopUrl,
    'variants and warranties',
    ({ variants, warranties, is_preorder: isComing }) => variants.length > 1 && warranties.length > 1 && !isComing,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(product.request_path);

  await test.step('what a screen reader hears of the page: where it is, one name, and its parts by their headings', async () => {
    await expect(shop.main).toMatchAriaSnapshot(`
      - navigation:
        - list
      - group "${say('gallery')}"
      - heading /./ [level=1]
    `);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    for (const part of ['specification', 'reviews', 'questionsTitle'])
      await expect(shop.main.getByRole('region', { name: say(part) })).toHaveCount(1);
  });

  await test.step('the skip link leads past the header; the picture is enlarged, and the focus returns to its button', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shop.main).toBeFocused();
    const zoom = shop.main.getByRole('button', { name: say('zoom') });
    await tabTo(page, zoom);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('100%')).toBeVisible();
    await page.keyboard.press('+');
    await expect(dialog.getByText('160%')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(zoom).toBeFocused();
  });

  await test.step('another variant: its page comes, and the focus is in it', async () => {
    const other = shop.main.locator('ul[aria-labelledby] a:not([aria-current])').first();
    const path = (await other.getAttribute('href')) ?? '';
    await tabTo(page, other);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    // The address changes before the page does.
    await expect(shop.main.locator(`ul[aria-labelledby] a[href="${path}"]`)).toHaveAttribute('aria-current');
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });

  await test.step('it is compared, and taken with a warranty', async () => {
    const compare = shop.main.getByRole('button', { name: say('compare'), exact: true });
    await tabTo(page, compare);
    await page.keyboard.press('Enter');
    await expect(shop.main.getByRole('button', { name: say('compareOn') })).toBeFocused();
    await expect(shop.tool('header.compare')).toHaveAccessibleName(/ 1 /);
    const protection = shop.main.getByRole('group', { name: say('addOns.warranty') });
    await tabTo(page, protection.getByRole('radio', { name: say('addOns.none') }));
    await page.keyboard.press('ArrowDown');
    await expect(protection.getByRole('radio').nth(1)).toBeChecked();
  });

  await test.step('a review is written, and what comes next is said', async () => {
    await tabTo(page, shop.main.getByRole('button', { name: say('reviewWrite') }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: written('review.title') });
    await expect(form).toBeVisible();
    await tabTo(page, form.getByRole('radio').first());
    for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight');
    for (const [field, value] of [
      ['review.text', 'Działa cicho i robi dokładnie to, co obiecuje opis.'],
      ['review.author', 'Jan z Łodzi'],
      ['review.email', `klawiatura.${crypto.randomUUID()}@example.com`],
    ] as const) {
      await tabTo(page, form.getByRole('textbox', { name: written(field) }));
      await page.keyboard.type(value);
    }
    await tabTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await expectAccessible(page, 'a review filled in by keyboard');
    await tabTo(page, form.getByRole('button', { name: written('review.send') }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: written('unconfirmed') })).toBeFocused();
  });
});
