import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { Commerce } from '../lib/commerce.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

const product = 'mfe-catalog/product';
const written = 'mfe-catalog/written';

const newAddress = (): string => `pisze.${crypto.randomUUID()}@example.com`;

/** A section of the product's page, brought near so that it comes to life. */
const section = async (shop: Shop, key: 'reviews' | 'questionsTitle'): Promise<Locator> => {
  const region = shop.main.getByRole('region', { name: shop.texts.translate(product, key) });
  await region.scrollIntoViewIfNeeded();
  return region;
};

/** The page of the link in an e-mail. */
const linkIn = async (commerce: Commerce, address: string, kind: string): Promise<string> => {
  const { text } = await commerce.mail(address, kind);
  const path = /https?:\/\/[^/\s]+(\/pqa\/confirm\/[\w-]+)/.exec(text)?.[1];
  if (path === undefined) throw new Error(`there is no link in: ${text}`);
  return path;
};

/** A JPEG: what the page looks like now. */
const photoOf = async (page: Page) => ({
  name: 'zdjęcie z kuchni.jpg',
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg', quality: 60 }),
});

test('[J-150] [J-152] [J-153] [J-154] a guest writes a review with a photo, confirms it by e-mail, and it is on the open page once the shop has read it', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
  context,
}) => {
  test.setTimeout(90_000);
  const commerce = new Commerce(request);
  const goods = (await catalogue.orderable(4)).at(-1);
  if (goods === undefined) throw new Error('nothing to write about');
  const address = newAddress();
  const words = `Zmywa do czysta <b>bez</b> hałasu ${crypto.randomUUID()}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(goods.url);
  const photo = await photoOf(page);
  const reviews = await section(shop, 'reviews');
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

  const other = await context.newPage();
  await other.goto(await linkIn(commerce, address, 'review-asked'));
  await other.getByRole('button', { name: texts.translate('mfe-account/written', 'review.confirm') }).click();
  await expect(other.getByText(texts.translate('mfe-account/written', 'review.done'))).toBeVisible();
  await other.close();

  await expect(reviews.getByText(words)).toHaveCount(0);
  await commerce.publish('reviews', goods.id);
  const own = reviews.getByRole('listitem').filter({ hasText: words }).last();
  await expect(own.getByText('Ola z Gdyni')).toBeVisible();

  await test.step('it is in the document of the next visitor, and its photo opens in the dialog', async () => {
    await expect.poll(async () => (await (await request.get(goods.url)).text()).includes('Zmywa do czysta &lt;b&gt;')).toBe(true);
    await own.getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page, 'the photo of a review');
    await page.keyboard.press('Escape');
  });

  await test.step('it is found by its stars and its photo, and found helpful once', async () => {
    await reviews.getByRole('button', { name: texts.pattern('mfe-catalog/reviews', 'withPhotos') }).click();
    await expect(reviews.getByRole('listitem').filter({ has: page.getByRole('time') })).toHaveCount(1);
    const helpful = own.getByRole('button', { name: /^Pomocna/ });
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await expect(helpful).toHaveText(/\(1\)/);
  });

  const mail = await commerce.mail(address, 'review-published');
  expect(mail.text).not.toContain('Zmywa');
});

test('[J-156] [R-66] a question is asked, confirmed by the link of an e-mail, answered by the shop, and found on the page', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
}) => {
  const commerce = new Commerce(request);
  const goods = (await catalogue.orderable(5)).at(-1);
  if (goods === undefined) throw new Error('nothing to ask about');
  const address = newAddress();
  const words = `Czy mieści się pod blatem ${crypto.randomUUID()}?`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(goods.url);
  const questions = await section(shop, 'questionsTitle');
  await questions.getByRole('button', { name: texts.translate(product, 'questionAsk') }).click();
  const form = page.getByRole('dialog', { name: texts.translate(written, 'question.title') });
  const text = form.getByRole('textbox', { name: texts.translate(written, 'question.text') });
  await text.fill('x'.repeat(10_000));
  await form.getByRole('button', { name: texts.translate(written, 'question.send') }).click();
  await expect(text).toHaveAccessibleDescription(/1\s000/);
  await expect(text).toBeFocused();
  await expectAccessible(page, 'the form of a question with its errors');
  await text.fill(words);
  await form.getByRole('textbox', { name: texts.translate(written, 'review.author') }).fill('\u202ejaN');
  await form.getByRole('textbox', { name: texts.translate(written, 'review.email') }).fill(address);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: texts.translate(written, 'question.send') }).click();
  await expect(form.getByRole('heading', { name: texts.translate(written, 'unconfirmed') })).toBeFocused();

  const link = await linkIn(commerce, address, 'question-asked');
  const say = (key: string): string => texts.translate('mfe-account/written', key);
  await shop.page.goto(link);
  await expect(page.locator('main [data-remote="mfe-account"]')).toBeVisible();
  const confirm = page.getByRole('button', { name: say('question.confirm') });
  await expect(confirm).toBeVisible();
  await expectAccessible(page, 'the page of the link');
  await confirm.click();
  await expect(page.getByText(say('question.done'))).toBeVisible();
  await expectAccessible(page, 'the confirmed question');
  // Used again, in another visit: it says that it is done, and there is nothing to press.
  await page.reload();
  await expect(page.getByText(say('question.done'))).toBeVisible();
  await expect(confirm).toHaveCount(0);

  await commerce.publish('questions', goods.id, { answer: 'Tak, ma 82 cm.' });
  await page.getByRole('link', { name: say('product') }).click();
  await expect(shop.heading).toContainText(goods.name.slice(0, 20));
  const list = await section(shop, 'questionsTitle');
  const own = list.getByRole('listitem').filter({ hasText: words });
  await expect(own.getByText('Tak, ma 82 cm.')).toBeVisible();
  await expect(own.getByText('jaN')).toBeVisible();
  const mail = await commerce.mail(address, 'question-answered');
  expect([mail.text.includes('#pytania'), mail.text.includes('blatem')]).toEqual([true, false]);
});

test('[R-66] a link that was never made or is too old says so and leads to the shop', async ({ page, shop, texts, complaints }) => {
  complaints.expect(/404/);
  await shop.page.goto('/pqa/confirm/nie-ma-takiego');
  await expect(page.locator('main [data-remote="mfe-account"]')).toBeVisible();
  await expect(page.getByText(texts.translate('mfe-account/written', 'dead'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(texts.translate('host-shell/metadata', 'pqa-confirm.title')));
  await expectAccessible(page, 'the dead link');
  await page.getByRole('link', { name: texts.translate('mfe-account/written', 'home') }).click();
  await expect(page).toHaveURL('/');
});
