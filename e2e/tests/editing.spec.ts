import type { Locator, Page } from '@playwright/test';
import { formatMoney, grosze } from 'shared-contracts';
import { expectAccessible } from '../lib/axe.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { expect, test } from '../lib/test.ts';

/** So soon shoppers see what is published, ms. */
const SOON = { timeout: 5_000 };
/** As much before its time a content is planned, ms. */
const AHEAD_MS = 8_000;

/** Presses what has the focus, as who works without a mouse does. */
const press = async (target: Locator): Promise<void> => {
  await target.focus();
  await target.press('Enter');
};

const button = (page: Page, key: string, values: Readonly<Record<string, string | number>> = {}): Locator =>
  page.getByRole('button', { name: deskText(key, values), exact: true });

/** A date and a time as clocks in Poland show them, for the field of both. */
const warsaw = (ms: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'medium' }).format(ms).replace(' ', 'T');

test('[J-217] [J-218] [J-225] [J-227] an editor changes the home page, plans a page, adds a redirect, corrects a price and brings it back by keyboard; shoppers see each within five seconds', async ({
  page: tab,
  context,
  catalogue,
  request,
  complaints,
}) => {
  test.setTimeout(120_000);
  // A redirect that would lead to itself is refused.
  complaints.expect(/400/);
  const product = await catalogue.orderableAt(8);
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('editor'));
  const nav = tab.getByRole('navigation', { name: deskText('app.nav') });
  const go = async (name: 'banners' | 'pages' | 'redirects' | 'products'): Promise<void> => {
    await press(nav.getByRole('link', { name: deskText(`${name}.nav`), exact: true }));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(deskText(`${name}.title`));
  };
  const id = crypto.randomUUID().slice(0, 8);
  const html = async (path: string): Promise<string> => (await request.get(path)).text();

  await test.step('the home page, open and opened anew', async () => {
    const home = await context.newPage();
    const socket = home.waitForEvent('websocket');
    await home.goto('/');
    await socket;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(deskText('banners.title'));
    await press(tab.getByRole('link', { name: 'Amperio', exact: true }));
    const title = tab.getByRole('textbox', { name: deskText('banners.title1') }).first();
    const before = await title.inputValue();
    await title.fill('');
    await press(button(tab, 'content.publish'));
    await expect(title).toHaveAccessibleDescription(new RegExp(deskText('field.required')));
    await title.fill(`Promocja ${id}`);
    await expectAccessible(tab, 'the form of the promotions');
    await press(button(tab, 'content.publish'));
    await desk.tells('content.published');
    await expect(home.getByRole('main').getByText(`Promocja ${id}`)).toBeVisible(SOON);
    await expect.poll(() => html('/'), SOON).toContain(`Promocja ${id}`);
    await press(button(tab, 'content.restoreNamed', { number: 1 }));
    await desk.tells('content.restored');
    await expect(title).toHaveValue(before);
    await expect.poll(() => html('/'), SOON).not.toContain(`Promocja ${id}`);
    await home.close();
  });

  await test.step('a page for a time', async () => {
    const address = `/czarny-piatek-${id}.html`;
    await go('pages');
    await press(tab.getByRole('link', { name: deskText('pages.new') }));
    await tab.getByRole('textbox', { name: deskText('pages.heading') }).fill(`Czarny piątek ${id}`);
    await tab.getByRole('textbox', { name: deskText('pages.urlKey'), exact: true }).fill(address);
    await tab.getByRole('textbox', { name: deskText('pages.source') }).fill('Rabaty do **50%**<script>alert(1)</script>');
    const preview = tab.getByRole('region', { name: deskText('pages.preview') });
    await expect(preview.locator('strong')).toHaveText('50%');
    await expect(preview).not.toContainText('alert');
    await tab.getByRole('textbox', { name: deskText('pages.metaTitle') }).fill('Czarny piątek | Amperio');
    await tab.getByRole('textbox', { name: deskText('pages.metaDescription') }).fill('Rabaty do 50%.');
    await press(button(tab, 'content.save'));
    await desk.tells('content.saved');
    await expectAccessible(tab, 'the form of a page');
    expect((await request.get(address)).status()).toBe(404);
    const due = Date.now() + AHEAD_MS;
    await tab.getByLabel(deskText('content.time')).fill(warsaw(due));
    await press(button(tab, 'content.schedule'));
    await desk.tells('content.scheduled');
    await expect.poll(async () => (await request.get(address)).status(), { timeout: AHEAD_MS + SOON.timeout }).toBe(200);
    expect(Date.now() - due).toBeLessThan(SOON.timeout);
    expect(await html(address)).toContain(`Czarny piątek ${id}`);
  });

  await test.step('a redirect', async () => {
    const old = `/stary-adres-${id}.html`;
    await go('redirects');
    await press(tab.getByRole('link', { name: deskText('redirects.new') }));
    await tab.getByRole('textbox', { name: deskText('redirects.path') }).fill(old);
    await press(button(tab, 'redirects.next'));
    const target = tab.getByRole('textbox', { name: deskText('redirects.target') });
    await target.fill(old);
    await press(button(tab, 'content.publish'));
    await expect(target).toHaveAccessibleDescription(new RegExp(deskText('field.loop')));
    await target.fill('/regulamin.html');
    await press(button(tab, 'content.publish'));
    await desk.tells('content.published');
    await expect
      .poll(async () => {
        const answer = await request.get(old, { maxRedirects: 0 });
        return [answer.status(), answer.headers()['location']];
      }, SOON)
      .toEqual([301, '/regulamin.html']);
  });

  await test.step('a price, and back', async () => {
    const shown = (price: number): RegExp => new RegExp(formatMoney(grosze(price)).replaceAll(/\s/g, '(?:\\s|&nbsp;)'));
    await go('products');
    await tab.getByRole('searchbox', { name: deskText('products.search') }).fill(product.sku);
    await press(tab.getByRole('row').filter({ hasText: product.sku }).getByRole('link'));
    const wrong = product.finalPrice + 12_345;
    await tab.getByRole('textbox', { name: deskText('products.price') }).fill(String(wrong / 100));
    await tab.getByRole('textbox', { name: deskText('products.finalPrice') }).fill('');
    await press(button(tab, 'content.publish'));
    await desk.tells('content.published');
    await expect.poll(() => html(product.url), SOON).toMatch(shown(wrong));
    await press(button(tab, 'content.restoreNamed', { number: 1 }));
    await desk.tells('content.restored');
    await expect.poll(() => html(product.url), SOON).toMatch(shown(product.finalPrice));
  });
});
