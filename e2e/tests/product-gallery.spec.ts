import { expectAccessible } from '../lib/axe.ts';
import { productWith } from '../lib/product-facts.ts';
import { expect, test } from '../lib/test.ts';
import type { Texts } from '../lib/texts.ts';

const say = (texts: Texts, key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  texts.translate('mfe-catalog/product', key, values);

test('[P-08] [J-176] a product’s pictures and film: thumbnails lead to them, the film comes with its press and waits out of sight, wheel, keys and a press enlarge', async ({
  page,
  shop,
  shopUrl,
  texts,
}) => {
  const {
    request_path: path,
    images_gallery: gallery,
    movies,
  } = await productWith(shopUrl, 'a film', ({ movies: films }) => films.length > 0);
  const pictures = (JSON.parse(gallery) as readonly unknown[]).length; // the contract: a JSON list
  const [film] = movies;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(path);
  const group = shop.main.getByRole('group', { name: say(texts, 'gallery') });
  await expect(group.getByRole('link')).toHaveCount(pictures + 1);

  await group.getByRole('link', { name: say(texts, 'film.of', { title: film?.title ?? '' }) }).click();
  const poster = group.getByRole('button', { name: say(texts, 'film.play', { title: film?.title ?? '' }) });
  await expect(poster).toBeInViewport();
  await poster.press('Enter');
  const player = group.getByRole('figure', { name: film?.title ?? '' });
  const pause = player.getByRole('button', { name: say(texts, 'film.pause') });
  await expect(pause).toBeFocused();
  await expect(player.getByText(film?.captions[0] ?? '', { exact: true })).toBeVisible();
  const position = player.getByRole('slider', { name: say(texts, 'film.position') });
  await expect(position).not.toHaveValue('0');
  await pause.press('Enter');
  await expect(player.getByRole('button', { name: say(texts, 'film.resume') })).toBeVisible();
  await position.press('End');
  await expect(player.getByText(film?.captions.at(-1) ?? '', { exact: true })).toBeVisible();
  await expectAccessible(page, 'film in the gallery');

  await group.getByRole('link', { name: say(texts, 'photo', { number: 1, total: pictures }) }).click();
  await group.getByRole('button', { name: say(texts, 'zoom') }).click();
  const dialog = page.getByRole('dialog');
  const scale = dialog.getByText(/^\d+%$/);
  await expect(scale).toHaveText('100%');
  await page.keyboard.press('+');
  await expect(scale).toHaveText('160%');
  await page.keyboard.press('-');
  await expect(scale).toHaveText('100%');
  const picture = dialog.getByRole('img');
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -400);
  await expect(scale).toHaveText('272%');
  // A press shows the whole picture again, another enlarges where it was pressed.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(scale).toHaveText('100%');
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(scale).toHaveText('250%');
  await dialog.getByRole('button', { name: say(texts, 'nextPhoto') }).click();
  await expect(scale).toHaveText('100%');
  await expectAccessible(page, 'enlarged gallery');
});

test('[R-47] the gallery of a product stands outside the shell, shows all its looks and leads back to it', async ({
  page,
  shop,
  shopUrl,
  texts,
  request,
}) => {
  const product = await productWith(shopUrl, 'variants', ({ variants }) => variants.length > 1);
  await shop.open(product.request_path);
  const title = await page.title();
  await shop.main.getByRole('button', { name: say(texts, 'zoom') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say(texts, 'galleryPage.open') })
    .click();
  await expect(page).toHaveURL(`/amperio/catalog/showProductGallery/gid/${product.gid}`);
  const [picture] = JSON.parse(product.images_gallery) as readonly { readonly url: string }[]; // the contract: a JSON list
  await expect(shop.main.locator(`img[src^="${picture?.url}"]`).first()).toBeVisible();
  await expect(shop.header).toHaveCount(0);
  await expect(shop.footer).toHaveCount(0);
  expect(await page.title()).toBe(title);
  await expectAccessible(page, 'gallery page');

  await test.step('its document has neither header nor footer and is not for search engines; one without a product says so', async () => {
    const html = await (await request.get(`/amperio/catalog/showProductGallery/gid/${product.gid}`)).text();
    expect(html).toContain(product.name);
    expect(html).not.toMatch(/<(header|footer)[ >]/);
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const unknown = await (await request.get('/amperio/catalog/showProductGallery/gid/999999999')).text();
    expect(unknown).toContain(say(texts, 'galleryPage.none'));
  });
  await shop.main
    .getByRole('link', { name: say(texts, 'galleryPage.product') })
    .first()
    .click();
  await expect(shop.header).toBeVisible();
  await expect(shop.heading).toBeVisible();
});
