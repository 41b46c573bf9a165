import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

const product = 'mfe-catalog/product';
const written = 'mfe-catalog/written';

/** The page of the link in an e-mail. */
const linkIn = async (commerce: Commerce, address: string, kind: string): Promise<string> => {
  const { text } = await commerce.mail(address, kind);
  const path = /\/pqa\/confirm\/[\w-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`there is no link in: ${text}`);
  return path;
};

/** A JPEG: a corner of the page as it looks now. */
const photoOf = async (page: Page) => ({
  name: 'zdjęcie z kuchni.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', quality: 60, clip: { x: 0, y: 0, width: 320, height: 240 } }),
});

test('[J-150] [J-152] [J-153] [J-154] a guest writes a review with a photo, confirms it by e-mail, and it is on the open page once the desk has published it', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
  context,
}) => {
  test.setTimeout(90_000);
  const commerce = new Commerce(request);
  const goods = await catalogue.orderableAt(36);
  const address = `pisze.${crypto.randomUUID()}@example.com`;
  const words = `Zmywa do czysta <b>bez</b> hałasu ${crypto.randomUUID()}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(goods.url);
  const photo = await photoOf(page);
  const reviews = shop.main.getByRole('region', { name: texts.translate(product, 'reviews') });
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: texts.translate(product, 'reviewWrite') }).click();
  const form = page.getByRole('dialog', { name: texts.translate(written, 'review.title') });
  const send = form.getByRole('button', { name: texts.translate(written, 'review.send') });
  const text = form.getByRole('textbox', { name: texts.translate(written, 'review.text') });

  await test.step('what is missing is said at its field', async () => {
    await send.click();
    await expect(
      form
        .getByRole('alert')
        .filter({ hasText: texts.translate(written, 'field.stars') })
        .first(),
    ).toBeVisible();
    await expect(form.getByRole('radio').first()).toBeFocused();
    await expectAccessible(page, 'the form with its errors');
  });

  await test.step('stars are picked with arrow keys', async () => {
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(texts.translate(written, 'review.star4')));
  });

  await test.step('a file that is no photo is refused at its field, a photo shows a preview', async () => {
    const input = form.locator('input[type="file"]');
    await input.setInputFiles({ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(form.getByRole('alert').filter({ hasText: 'umowa.pdf' })).toBeVisible();
    await input.setInputFiles(photo);
    await expect(form.getByRole('img', { name: photo.name })).toBeVisible();
    await expect(form.getByRole('status')).toHaveText(texts.translate(written, 'photos.ready', { name: photo.name }));
  });

  await test.step('what is typed outlives the form', async () => {
    await text.fill(words);
    await form.getByRole('textbox', { name: texts.translate(written, 'review.author') }).fill('Ola z Gdyni');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await reviews.getByRole('button', { name: texts.translate(product, 'reviewWrite') }).click();
    await expect(text).toHaveValue(words);
    await form.locator('input[type="file"]').setInputFiles(photo);
  });

  await form.getByRole('textbox', { name: texts.translate(written, 'review.email') }).fill(address);
  await form.getByRole('checkbox').check();
  await send.click();
  await expect(form.getByRole('heading', { name: texts.translate(written, 'unconfirmed') })).toBeFocused();
  await form
    .getByRole('button', { name: texts.translate(written, 'close'), exact: true })
    .last()
    .click();

  const tab = await context.newPage();
  await test.step('it is confirmed by the link of the e-mail', async () => {
    await tab.goto(await linkIn(commerce, address, 'review-asked'));
    await tab.getByRole('button', { name: texts.translate('mfe-account/written', 'review.confirm') }).click();
    await expect(tab.getByText(texts.translate('mfe-account/written', 'review.done'))).toBeVisible();
  });
  await expect(reviews.getByText(words)).toHaveCount(0);

  await test.step('the desk publishes it', async () => {
    const desk = new Desk(tab, request);
    await desk.openAs(await desk.newToken('moderator'), '/reviews');
    const entry = desk.entry(words);
    // Photos are read when they are near.
    await entry.scrollIntoViewIfNeeded();
    await expect(entry.getByRole('img', { name: deskText('reviews.photo', { number: 1, count: 1 }) })).toBeVisible();
    await entry.getByRole('button', { name: /^Opublikuj opinię/ }).click();
    await desk.tells('reviews.published');
    await expect(entry).toHaveCount(0);
    await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
    await tab.close();
  });

  const own = reviews.getByRole('listitem').filter({ hasText: words }).last();
  await expect(own.getByText('Ola z Gdyni')).toBeVisible();

  await test.step('it is in the document of the next visitor, and its photo opens in the dialog', async () => {
    const escaped = words.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    await expect.poll(async () => (await (await request.get(goods.url)).text()).includes(escaped)).toBe(true);
    await own.getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page, 'the photo of a review');
    await page.keyboard.press('Escape');
  });

  await test.step('it is found by its stars and its photo, and found helpful once', async () => {
    const withoutPhoto = reviews.getByRole('listitem').filter({ has: page.getByRole('time'), hasNot: page.getByRole('link') });
    await expect(withoutPhoto).not.toHaveCount(0);
    await reviews.getByRole('button', { name: texts.pattern('mfe-catalog/reviews', 'withPhotos') }).click();
    await expect(withoutPhoto).toHaveCount(0);
    await expect(own).toBeVisible();
    const helpful = own.getByRole('button', { name: /^Pomocna/ });
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(helpful).toHaveText(/\(1\)/);
  });

  const mail = await commerce.mail(address, 'review-published');
  expect(mail.text).not.toContain('Zmywa');
});
