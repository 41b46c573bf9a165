import type { Locator, Page } from '@playwright/test';
import { audit } from '../lib/axe.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** So soon shoppers see what is published, ms. */
const SOON = { timeout: 5_000 };

const button = (page: Page, key: string, values: Readonly<Record<string, string | number>> = {}): Locator =>
  page.getByRole('button', { name: deskText(key, values), exact: true });

test('[J-255] [J-256] [J-257] another order outlives a save that is refused, a draft is seen on its page and left again, and a post is written by the form of its fields', async ({
  page: tab,
  context,
  request,
  complaints,
}) => {
  test.setTimeout(90_000);
  // What cannot be kept is refused.
  complaints.expect(/400/);
  const id = crypto.randomUUID().slice(0, 8);
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('editor'), '/banners');

  await test.step('promotions', async () => {
    await tab.getByRole('link', { name: 'Amperio Pro', exact: true }).click();
    const titles = tab.getByRole('textbox', { name: deskText('banners.title1') });
    const urls = tab.getByRole('textbox', { name: deskText('banners.url') });
    const second = await titles.nth(1).inputValue();
    const address = await urls.nth(1).inputValue();
    await titles.first().fill(`Promocja ${id}`);
    await button(tab, 'banners.downNamed', { number: 1 }).click();
    await urls.first().fill('https://evil.example');
    await button(tab, 'content.save').click();
    await expect(urls.first()).toHaveAccessibleDescription(new RegExp(deskText('field.invalid-address')));
    await expect(titles.first()).toHaveValue(second);
    await expect(titles.nth(1)).toHaveValue(`Promocja ${id}`);
    await urls.first().fill(address);
    await button(tab, 'content.save').click();
    await desk.tells('content.saved');
  });

  await test.step('the draft on its page, and the way out of it', async () => {
    await button(tab, 'preview.make').click();
    const [opens = ''] = deskText('preview.open').split('{version}');
    const link = tab.getByRole('link', { name: new RegExp(`^${escapePattern(opens)}`) });
    await expect(link).toBeFocused();
    const preview = await context.newPage();
    await preview.goto((await link.getAttribute('href')) ?? '');
    await expect(preview.getByRole('main').getByText(`Promocja ${id}`)).toBeVisible();
    const bar = preview.getByRole('complementary', { name: 'Podgląd szkicu' });
    // The home page itself has audits of its own.
    expect((await audit(preview).include('[aria-label="Podgląd szkicu"]').analyze()).violations).toEqual([]);
    await bar.getByRole('link').click();
    await expect(bar).toHaveCount(0);
    await expect(preview.getByRole('main').getByText(`Promocja ${id}`)).toHaveCount(0);
    await preview.close();
  });

  await test.step('a post', async () => {
    const address = `/blog/jak-kupowac-${id}.html`;
    const html = async (path: string): Promise<string> => (await request.get(path)).text();
    await tab
      .getByRole('navigation')
      .getByRole('link', { name: deskText('posts.nav'), exact: true })
      .click();
    await tab.getByRole('link', { name: deskText('posts.new'), exact: true }).click();
    const field = (name: string): Locator => tab.getByRole('textbox', { name: deskText(`posts.field.${name}`), exact: true });
    await field('title').fill(`Jak kupować ${id}`);
    await field('urlPath').fill('/jak-kupowac.html');
    await field('lead').fill('Kilka rad.');
    await field('source').fill('Porównaj **ceny**.');
    await field('imageAlt').fill('Koszyk z zakupami');
    await field('metaTitle').fill(`Jak kupować ${id} | Blog Amperio`);
    await field('metaDescription').fill('Kilka rad.');
    await button(tab, 'content.publish').click();
    await expect(field('urlPath')).toHaveAccessibleDescription(new RegExp(escapePattern(deskText('field.blog-address'))));
    await field('urlPath').fill(address);
    await button(tab, 'content.publish').click();
    await desk.tells('content.published');
    await expect.poll(() => html(address), SOON).toContain('<strong>ceny</strong>');
    await expect.poll(() => html('/blog'), SOON).toContain(`Jak kupować ${id}`);
  });
});
