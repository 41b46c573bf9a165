import type { Locator, Page } from '@playwright/test';
import { formatMoney, grosze } from 'shared-contracts';
import { audit, expectAccessible } from '../lib/axe.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

/** So soon shoppers see what is published, ms. */
const SOON = { timeout: 5_000 };

const button = (page: Page, key: string, values: Readonly<Record<string, string | number>> = {}): Locator =>
  page.getByRole('button', { name: deskText(key, values), exact: true });

test('[J-255] [J-256] [J-348] another order, made by keyboard, outlives a save that is refused, and a draft is seen on its page and left again', async ({
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
    const moved = deskText('banners.tile', { number: 1 });
    await button(tab, 'order.downNamed', { name: moved }).press('Enter');
    await expect(titles.nth(1)).toHaveValue(`Promocja ${id}`);
    // Up again, and down by dragging: the handle is lifted, moved and dropped by keys.
    await button(tab, 'order.upNamed', { name: deskText('banners.tile', { number: 2 }) }).press('Enter');
    const handle = button(tab, 'order.drag', { name: moved });
    await handle.press('Space');
    const count = await titles.count();
    const told = tab.getByRole('status').filter({ hasText: moved });
    await expect(told).toHaveText(deskText('order.over', { name: moved, place: 1, count }));
    await handle.press('ArrowDown');
    await expect(told).toHaveText(deskText('order.over', { name: moved, place: 2, count }));
    await handle.press('Space');
    await expect(titles.nth(1)).toHaveValue(`Promocja ${id}`);
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
});

test('[J-363] a draft of a price is seen on its page, and stays there while another one is published', async ({
  page: tab,
  context,
  catalogue,
  request,
}) => {
  const product = await catalogue.changeableAt(11);
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('editor'), `/products/${product.sku}`);
  const drafted = product.finalPrice + 12_345;
  await tab.getByRole('textbox', { name: deskText('products.price') }).fill(String(drafted / 100));
  await tab.getByRole('textbox', { name: deskText('products.finalPrice') }).fill('');
  await button(tab, 'content.save').click();
  await desk.tells('content.saved');
  await button(tab, 'preview.make').click();
  const [opens = ''] = deskText('preview.open').split('{version}');
  const href = await tab.getByRole('link', { name: new RegExp(`^${escapePattern(opens)}`) }).getAttribute('href');
  /** An open page, once it hears of changes. */
  const opened = async (address: string) => {
    const page = await context.newPage();
    const connection = page.waitForEvent('websocket');
    await page.goto(address);
    const socket = await connection;
    const price = (value: number): Locator =>
      page
        .getByRole('main')
        .getByText(formatMoney(grosze(value)), { exact: true })
        .first();
    return { socket, price };
  };
  const preview = await opened(href ?? '');
  const shoppers = await opened(product.url);
  await expect(preview.price(drafted)).toBeVisible();
  await expect(shoppers.price(product.finalPrice)).toBeVisible();
  const published = product.finalPrice - 100;
  try {
    const told = preview.socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes(product.sku));
    await desk.commerce.changePrice(product.sku, published);
    await told;
    await expect(shoppers.price(published)).toBeVisible();
    await expect(preview.price(drafted)).toBeVisible();
  } finally {
    await desk.commerce.changePrice(product.sku, product.finalPrice);
  }
});

test('[J-257] [J-292] [J-293] [J-345] a post is written by the form of its fields, with a picture that is described in both languages; its words are replaced and taken back at once; an issue of the newsletter is tried and sent', async ({
  page: tab,
  context,
  request,
  complaints,
}) => {
  test.setTimeout(90_000);
  // What cannot be kept is refused, and so is a file that is no picture.
  complaints.expect(/4(?:00|15)/);
  const id = crypto.randomUUID().slice(0, 8);
  const address = `/blog/jak-kupowac-${id}.html`;
  const title = `Jak kupować ${id}`;
  const html = async (path: string): Promise<string> => (await request.get(path)).text();
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('editor'), '/posts');

  await test.step('its fields', async () => {
    await tab.getByRole('link', { name: deskText('posts.new'), exact: true }).click();
    const field = (name: string): Locator => tab.getByRole('textbox', { name: deskText(`posts.field.${name}`), exact: true });
    await field('title').fill(title);
    await field('urlPath').fill('/jak-kupowac.html');
    await field('lead').fill('Kilka rad.');
    await field('source').fill('Porównaj **ceny**.');
    await field('imageAlt').fill('Koszyk z zakupami');
    await field('metaTitle').fill(`${title} | Blog Amperio`);
    await field('metaDescription').fill('Kilka rad.');
    await button(tab, 'content.publish').click();
    await expect(field('urlPath')).toHaveAccessibleDescription(new RegExp(escapePattern(deskText('field.blog-address'))));
    await field('urlPath').fill(address);
  });

  await test.step('its picture, by keyboard', async () => {
    // Another picture each time: of the same one there is one.
    const photo = await tab.screenshot({ type: 'jpeg', quality: 60, clip: { x: 0, y: 0, width: 640, height: 480 } });
    await button(tab, 'pictures.pick').press('Enter');
    const dialog = tab.getByRole('dialog', { name: deskText('pictures.dialog') });
    const files = dialog.locator('input[type="file"]');
    await files.setInputFiles({ name: 'rysunek.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(dialog.getByRole('alert')).toContainText('rysunek.png');
    await files.setInputFiles({ name: `${id}.jpg`, mimeType: 'image/jpeg', buffer: photo });
    const card = dialog.getByRole('listitem', { name: `${id}.jpg` });
    await expect(card.getByRole('textbox', { name: deskText('pictures.altPl') })).toBeFocused();
    await tab.keyboard.insertText(`Kuchnia ${id}`);
    await card.getByRole('button', { name: deskText('pictures.describe') }).press('Enter');
    const ukrainian = card.getByRole('textbox', { name: deskText('pictures.altUa') });
    await expect(ukrainian).toHaveAccessibleDescription(deskText('field.required'));
    await ukrainian.fill(`Кухня ${id}`);
    await expectAccessible(tab, 'the form of an editor');
    await ukrainian.press('Enter');
    await dialog.getByRole('button', { name: deskText('pictures.takeNamed', { name: `Kuchnia ${id}` }) }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(tab, 'pictures.pick')).toBeFocused();
    const point = button(tab, 'pictures.focus');
    await point.press('ArrowLeft');
    await point.press('ArrowUp');
    await expect(point).toHaveAccessibleDescription(new RegExp(deskText('pictures.focusAt', { left: '40%', top: '40%' })));
    await expectAccessible(tab, 'the form of an editor');
    await button(tab, 'content.publish').click();
    await desk.tells('content.published');
  });

  await test.step('the page of it', async () => {
    await expect.poll(() => html(address), SOON).toContain('<strong>ceny</strong>');
    await expect.poll(() => html('/blog'), SOON).toContain(title);
    const page = await context.newPage();
    await page.goto(address);
    const picture = page.getByRole('main').getByRole('img', { name: `Kuchnia ${id}` });
    await expect(picture).toHaveAttribute('src', /\/upload-[0-9a-f]{32}-640x480-4-4\?/);
    await expect(picture).toHaveCSS('object-position', '40% 40%');
    await page.close();
  });

  await test.step('its words, and back', async () => {
    await tab
      .getByRole('navigation')
      .getByRole('link', { name: deskText('replacing.nav'), exact: true })
      .press('Enter');
    const [search, replacement] = [title.toLowerCase(), `Jak wybierać ${id}`];
    await tab.getByRole('searchbox', { name: deskText('replacing.search') }).fill(search);
    await button(tab, 'replacing.searchButton').press('Enter');
    await tab
      .getByRole('group', { name: new RegExp(title) })
      .getByRole('checkbox')
      .first()
      .press('Space');
    await tab.getByRole('textbox', { name: deskText('replacing.replacement') }).fill(replacement);
    await expectAccessible(tab, 'the form of an editor');
    await button(tab, 'replacing.replace', { count: 1 }).press('Enter');
    await desk.tells('replacing.replaced');
    await expect.poll(() => html(address), SOON).toContain(replacement);
    await button(tab, 'replacing.undoNamed', { search, replacement }).press('Enter');
    await desk.tells('replacing.undone');
    await expect.poll(() => html(address), SOON).not.toContain(replacement);
  });

  await test.step('an issue of the newsletter', async () => {
    await tab
      .getByRole('navigation')
      .getByRole('link', { name: deskText('newsletters.nav'), exact: true })
      .press('Enter');
    await tab.getByRole('link', { name: deskText('newsletters.new') }).press('Enter');
    const name = `Numer ${id}`;
    await tab.getByRole('textbox', { name: deskText('newsletters.title_pl'), exact: true }).fill(name);
    await tab.getByRole('textbox', { name: deskText('newsletters.source_pl'), exact: true }).fill('Nowe **promocje**.');
    await button(tab, 'newsletters.save').press('Enter');
    await desk.tells('newsletters.saved');
    const mailbox = `redakcja.${id}@example.com`;
    const mailboxField = tab.getByRole('textbox', { name: deskText('newsletters.testEmail') });
    await mailboxField.fill('to nie adres');
    await button(tab, 'newsletters.test').press('Enter');
    await expect(mailboxField).toHaveAccessibleDescription(new RegExp(escapePattern(deskText('field.email'))));
    await mailboxField.fill(mailbox);
    await expectAccessible(tab, 'the form of an issue');
    await button(tab, 'newsletters.test').press('Enter');
    await desk.tells('newsletters.tested');
    expect(await desk.commerce.mail(mailbox, 'newsletter-issue')).toMatchObject({ subject: `[Próba] ${name}` });
    await button(tab, 'newsletters.sendNamed', { name }).press('Enter');
    await button(tab, 'newsletters.sendSure').press('Enter');
    await desk.tells('newsletters.sending');
  });
});
