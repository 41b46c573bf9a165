import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { withPictures } from '../lib/browser-start.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import { expect, test } from '../lib/test.ts';

test.use(withPictures);

/** Names of the texts that a page of the desk keeps because they have not been sent. */
const draftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('desk_draft:')));

const newAddress = (): string => `biuro.${crypto.randomUUID()}@example.com`;

/** Sends a review or a question of a guest, and uses the link of the e-mail: it waits for the shop. */
const waits = async (request: APIRequestContext, kind: 'review' | 'question', data: object): Promise<void> => {
  const commerce = new Commerce(request);
  const email = newAddress();
  const path = kind === 'review' ? '/rest/V1/reviews' : '/rest/V1/pqa/questions';
  const sent = await request.post(commerce.url + path, { data: { email, author: 'Ola z Gdyni', checked_publication: true, ...data } });
  expect(sent.status(), await sent.text()).toBe(200);
  const { text } = await commerce.mail(email, `${kind}-asked`);
  const token = /\/pqa\/confirm\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await request.post(`${commerce.url}/rest/V1/pqa/confirm/${token}`)).status()).toBe(200);
};

test('[J-161] a review that is approved at the desk, and a question that is published and then answered there, are on the open page without a reload', async ({
  page,
  context,
  shop,
  catalogue,
  request,
  texts,
}) => {
  test.setTimeout(90_000);
  const goods = (await catalogue.orderable(6)).at(-1);
  if (goods === undefined) throw new Error('nothing to write about');
  const words = `Cicha i szybka ${crypto.randomUUID()}`;
  const question = `Ile ma wysokości ${crypto.randomUUID()}?`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(goods.url);
  const photo = await request.post(`${new Commerce(request).url}/rest/V1/reviews/photos`, {
    headers: { 'content-type': 'image/jpeg' },
    data: await page.screenshot({ type: 'jpeg', quality: 60 }),
  });
  const { id: photoId } = (await photo.json()) as { id: string }; // the commerce server's answer
  await waits(request, 'review', { product_id: goods.id, vote: 5, text: words, photos: [photoId] });
  await waits(request, 'question', { product_id: goods.id, question });

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  await desk.open();
  await desk.signIn(await desk.newToken('moderator'));
  const entry = desk.entry(words);
  // Photos are read when they are near.
  await entry.scrollIntoViewIfNeeded();
  await expect(entry.getByRole('img', { name: deskText('reviews.photo', { number: 1, count: 1 }) })).toBeVisible();
  await expectAccessible(tab, 'reviews that wait');
  await entry.getByRole('button', { name: /^Opublikuj opinię/ }).click();
  await desk.tells('reviews.published');
  await expect(entry).toHaveCount(0);
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();

  await desk.goTo('questions');
  const asked = desk.entry(question);
  await expectAccessible(tab, 'questions that wait');
  await asked.getByRole('button', { name: /^Opublikuj pytanie/ }).click();
  await desk.tells('questions.published');
  await expect(asked).toHaveCount(0);

  const reviews = shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'reviews') });
  await reviews.scrollIntoViewIfNeeded();
  const own = reviews.getByRole('listitem').filter({ hasText: words }).last();
  await expect(own.getByText('Ola z Gdyni')).toBeVisible();
  const questions = shop.main.getByRole('region', { name: texts.translate('mfe-catalog/product', 'questionsTitle') });
  await questions.scrollIntoViewIfNeeded();
  const answered = questions.getByRole('listitem').filter({ hasText: question });
  await expect(answered).toBeVisible();

  await desk.goTo('unanswered');
  await asked.getByRole('textbox', { name: deskText('questions.answer') }).fill('Ma 85 cm.');
  await asked.getByRole('button', { name: /^Odpowiedz na pytanie/ }).click();
  await desk.tells('unanswered.sent');
  await expect(answered.getByText('Ma 85 cm.')).toBeVisible();
  await expect(answered.getByText('Doradca Amperio')).toBeVisible();
});

test('[J-162] the desk: a wrong token is told at its field, one that ends leads back to it with nothing typed lost, and axe finds nothing', async ({
  page,
  catalogue,
  request,
  complaints,
}) => {
  test.setTimeout(90_000);
  // Refused tokens are answers of the server.
  complaints.expect(/401/);
  const goods = (await catalogue.orderable(7)).at(-1);
  if (goods === undefined) throw new Error('nothing to write about');
  const words = `Do odrzucenia ${crypto.randomUUID()}`;
  await waits(request, 'review', { product_id: goods.id, vote: 1, text: words });
  const desk = new Desk(page, request);
  const admin = await desk.newToken('admin');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('signing in', async () => {
    await desk.open('/reviews');
    await page.getByRole('button', { name: deskText('login.send') }).click();
    await expect(desk.tokenField).toHaveAccessibleDescription(new RegExp(deskText('field.required')));
    await expect(desk.tokenField).toBeFocused();
    await desk.signIn('zgaduje-zgaduje-zgaduje-zgaduje');
    await expect(page.getByRole('alert').filter({ hasText: deskText('login.refused') })).toBeVisible();
    await expect(desk.tokenField).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'the form for the token, with its error');
    await desk.signIn(admin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskText('reviews.title'));
  });

  const reason = `Podaje numer telefonu. ${crypto.randomUUID()}`;
  const field = desk.entry(words).getByRole('textbox', { name: deskText('reason.label') });
  await test.step('a refusal needs its reason', async () => {
    const open = desk.entry(words).getByRole('button', { name: /^Odrzuć opinię/ });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await desk
      .entry(words)
      .getByRole('button', { name: deskText('app.cancel') })
      .press('Enter');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await desk
      .entry(words)
      .getByRole('button', { name: deskText('reason.send') })
      .click();
    await expect(field).toHaveAccessibleDescription(new RegExp(deskText('field.required')));
    await expect(field).toBeFocused();
    await field.fill(reason);
    await expectAccessible(page, 'a review with the form for a refusal');
  });

  await test.step('a token that has ended', async () => {
    const other = await desk.newToken('admin');
    const api = `${desk.commerce.url}/rest/V1/desk`;
    const me = await request.get(`${api}/me`, { headers: { authorization: `Bearer ${admin}` } });
    const { id } = (await me.json()) as { id: number }; // the commerce server's answer
    expect((await request.delete(`${api}/tokens/${id}`, { headers: { authorization: `Bearer ${other}` } })).status()).toBe(200);
    await desk
      .entry(words)
      .getByRole('button', { name: deskText('reason.send') })
      .click();
    await expect(desk.tokenField).toBeVisible();
    await desk.tells('login.ended');
    await desk.signIn(other);
    await expect(field).toHaveValue(reason);
    await desk
      .entry(words)
      .getByRole('button', { name: deskText('reason.send') })
      .click();
    await desk.tells('reviews.rejected');
    await expect(desk.entry(words)).toHaveCount(0);
  });

  await test.step('the other pages', async () => {
    for (const name of ['questions', 'unanswered', 'reminders', 'tokens', 'audit'] as const) {
      await desk.goTo(name);
      await expect(page.locator('[aria-busy="false"]')).toBeVisible();
      await expectAccessible(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
    }
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: deskText('audit.state.rejected') })
        .first(),
    ).toBeVisible();
    await desk.goTo('tokens');
    await page.getByRole('textbox', { name: deskText('tokens.name') }).fill('Ewa');
    await page.getByRole('button', { name: deskText('tokens.make') }).click();
    await expect(page.getByRole('status').filter({ hasText: deskText('tokens.made', { name: 'Ewa' }) })).toBeVisible();
    await page.getByRole('button', { name: deskText('app.logout') }).click();
    await expect(desk.tokenField).toBeVisible();
  });
});

test('[J-161] [J-162] a review is decided about once by a double press, who works elsewhere meanwhile stays there, and photos are read when they are near', async ({
  page,
  catalogue,
  request,
}) => {
  test.setTimeout(90_000);
  const goods = (await catalogue.orderable(8)).at(-1);
  if (goods === undefined) throw new Error('nothing to write about');
  const desk = new Desk(page, request);
  const { url } = desk.commerce;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 400 });
  await desk.open();
  const photo = await request.post(`${url}/rest/V1/reviews/photos`, {
    headers: { 'content-type': 'image/jpeg' },
    data: await page.screenshot({ type: 'jpeg', quality: 60 }),
  });
  const { id: photoId } = (await photo.json()) as { id: string }; // the commerce server's answer
  const [first, second] = [`Pierwsza ${crypto.randomUUID()}`, `Druga ${crypto.randomUUID()}`];
  // So long that the second one is far below.
  await waits(request, 'review', { product_id: goods.id, vote: 2, text: `${first} ${'bardzo głośna '.repeat(140)}` });
  await waits(request, 'review', { product_id: goods.id, vote: 4, text: second, photos: [photoId] });

  const photosRead: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes(photoId)) photosRead.push(sent.url());
  });
  await desk.signIn(await desk.newToken('moderator'));
  const [one, other] = [desk.entry(first), desk.entry(second)];
  await expect(other.getByText(second)).toBeAttached();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(photosRead).toEqual([]);
  await one.getByRole('button', { name: /^Odrzuć opinię/ }).click();
  const reason = one.getByRole('textbox', { name: deskText('reason.label') });
  await reason.fill('Bez treści.');

  const held = Promise.withResolvers<void>();
  let decisions = 0;
  await page.route('**/rest/V1/desk/reviews/*/decision', async (route) => {
    decisions += 1;
    await held.promise;
    await route.continue();
  });
  const send = one.getByRole('button', { name: deskText('reason.send') });
  await send.dblclick();
  await expect(send).toHaveAttribute('aria-disabled', 'true');

  await other.getByRole('button', { name: /^Odrzuć opinię/ }).click();
  await expect(other.getByRole('img', { name: deskText('reviews.photo', { number: 1, count: 1 }) })).toBeVisible();
  const otherReason = other.getByRole('textbox', { name: deskText('reason.label') });
  await otherReason.pressSequentially('Może');
  held.resolve();
  await desk.tells('reviews.rejected');
  await expect(one).toHaveCount(0);
  expect(decisions).toBe(1);
  await expect(otherReason).toBeFocused();

  await page.keyboard.type(' jednak dobra');
  await expect(otherReason).toHaveValue('Może jednak dobra');
  expect(await draftsOf(page)).toHaveLength(1);
  await other.getByRole('button', { name: deskText('app.cancel') }).click();
  await other.getByRole('button', { name: /^Opublikuj opinię/ }).click();
  await desk.tells('reviews.published');
  await expect(other).toHaveCount(0);
  // The reason has lost its purpose.
  expect(await draftsOf(page)).toEqual([]);
});

test('[J-162] an answer at the desk outlives a rejection that is called off, drafts end with signing out, and a double click revokes no token', async ({
  page,
  catalogue,
  request,
}) => {
  test.setTimeout(90_000);
  const goods = (await catalogue.orderable(9)).at(-1);
  if (goods === undefined) throw new Error('nothing to ask about');
  const [first, second] = [`Jak głośna ${crypto.randomUUID()}?`, `Jak szeroka ${crypto.randomUUID()}?`];
  await waits(request, 'question', { product_id: goods.id, question: first });
  await waits(request, 'question', { product_id: goods.id, question: second });
  const desk = new Desk(page, request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await desk.open('/questions');
  await desk.signIn(await desk.newToken('admin'));

  const asked = desk.entry(first);
  const answer = asked.getByRole('textbox', { name: deskText('questions.answer') });
  await answer.fill('Ma 60 cm.');
  await asked.getByRole('button', { name: /^Odrzuć pytanie/ }).click();
  await asked.getByRole('button', { name: deskText('app.cancel') }).click();
  await expect(answer).toHaveValue('Ma 60 cm.');
  await asked.getByRole('button', { name: /^Opublikuj pytanie/ }).click();
  await desk.tells('questions.publishedAnswered');
  await expect(asked).toHaveCount(0);
  expect(await draftsOf(page)).toEqual([]);

  await desk
    .entry(second)
    .getByRole('textbox', { name: deskText('questions.answer') })
    .fill('Nie wiem jeszcze.');
  expect(await draftsOf(page)).toHaveLength(1);

  const name = `Jola ${crypto.randomUUID()}`;
  await desk.goTo('tokens');
  await page.getByRole('textbox', { name: deskText('tokens.name') }).fill(name);
  await page.getByRole('button', { name: deskText('tokens.make') }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  const revocations: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'DELETE') revocations.push(sent.url());
  });
  await row.getByRole('button', { name: deskText('tokens.revokeNamed', { name }) }).dblclick();
  const sure = row.getByRole('button', { name: deskText('tokens.revokeSure') });
  await expect(sure).toBeVisible();
  expect(revocations).toEqual([]);
  await sure.click();
  await desk.tells('tokens.revoked');
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: deskText('app.logout') }).click();
  await expect(desk.tokenField).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
});
