import { formatMoney, grosze } from 'shared-contracts/money';
import { readSearchedPage } from '../lib/structured-data/read-page.ts';
import { expect, test } from '../lib/test.ts';
import { escapePattern } from '../lib/texts.ts';

const televisions = '/telewizory-i-audio/telewizory.html';

test('[J-262] [J-264] a press on a swatch shows that colour with its picture, link and price; an answer above the filters sets one, and is taken back', async ({
  page,
  shop,
  catalogue,
  texts,
  request,
}) => {
  const { url, name, other } = await catalogue.coloured();
  await shop.useScreen('phone');
  await shop.open(url);
  const listed = shop.tiles.filter({ has: page.getByRole('link', { name, exact: true }) });
  const colours = listed.getByRole('list', { name: texts.translate('shared-ui', 'tile.colours') });
  const swatch = colours.getByRole('link', { name: other.colour, exact: true });
  await expect(swatch).toHaveAttribute('href', other.url);
  const box = await swatch.boundingBox();
  expect(Math.min(box?.width ?? 0, (box?.height ?? 0) - 8)).toBeGreaterThanOrEqual(36);

  await swatch.click();
  const shown = shop.tiles.filter({ has: page.getByRole('link', { name: other.name, exact: true }) });
  await expect(shown).toHaveCount(1);
  await expect(shown.getByRole('heading').getByRole('link')).toHaveAttribute('href', other.url);
  await expect(shown.locator('img').first()).toHaveAttribute('src', new RegExp(`/media/catalog/${other.id}/`));
  await expect(shown).toContainText(formatMoney(grosze(other.finalPrice)));
  const pressed = shown.getByRole('link', { name: other.colour, exact: true });
  await expect(pressed).toHaveAttribute('aria-current', 'true');
  await expect(pressed).toBeFocused();
  await expect(page).toHaveURL(url);

  // Before scripts, the swatch is a link to that colour's page.
  const html = await (await request.get(url)).text();
  expect(html).toMatch(new RegExp(`<a[^>]* href="${escapePattern(other.url)}"`));
  const own = new URL(other.url, page.url()).href;
  expect(await readSearchedPage(own)).toMatchObject({ status: 200, kind: 'product', canonical: own });

  const text = (key: string): string => texts.translate('mfe-catalog', key);
  await test.step('a guide', async () => {
    await shop.useScreen('desktop');
    await shop.navigate(televisions);
    const guide = shop.main.getByRole('region', { name: text('guide.heading') });
    await guide.getByRole('link', { name: text('guide.distance.two'), exact: true }).click();
    await expect(page).toHaveURL(/\/telewizory\/f\/przekatna_tv,[\w,-]+$/);
    await shop.listingShown();
    for (const heading of await shop.tiles.getByRole('heading').allInnerTexts()) expect(heading).toMatch(/5[05]″/);
    await expect(guide.getByRole('link', { name: text('guide.distance.two'), exact: true })).toHaveAttribute('aria-current', 'true');

    await guide.getByRole('link', { name: text('guide.undo') }).click();
    await expect(page).toHaveURL(televisions);
    await expect(guide.getByRole('link', { name: text('guide.undo') })).toHaveCount(0);
  });
});
