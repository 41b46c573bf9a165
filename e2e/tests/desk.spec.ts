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

/** The page is no wider than a phone. */
const fits = async (page: Page, name: string): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), name).toBe(0);
};

test('[J-161] [J-162] [J-275] staff signs in on a phone, decides once with a double press and loses nothing typed, whatever ends meanwhile; axe finds nothing', async ({
  page,
  catalogue,
  request,
  complaints,
}) => {
  test.setTimeout(90_000);
  // Refused tokens are answers of the server, at their field as well.
  complaints.expect(/40[01]/);
  // A customer whom nobody knows.
  complaints.expect(/404 .*\/sessions\/end/);
  const goods = await catalogue.orderableAt(7);
  const desk = new Desk(page, request);
  const api = `${desk.commerce.url}/rest/V1`;
  const [admin, other] = [await desk.newToken('admin'), await desk.newToken('admin')];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 400 });
  await desk.open('/reviews');
  const photo = await request.post(`${api}/reviews/photos`, {
    headers: { 'content-type': 'image/jpeg' },
    data: await page.screenshot({ type: 'jpeg', quality: 60, clip: { x: 0, y: 0, width: 320, height: 240 } }),
  });
  const { id: photoId } = (await photo.json()) as { id: string }; // the commerce server's answer
  const [first, second] = [`Pierwsza ${crypto.randomUUID()}`, `Druga ${crypto.randomUUID()}`];
  // So long that the second one is far below.
  await waits(request, 'review', { product_id: goods.id, vote: 2, text: `${first} ${'bardzo głośna '.repeat(140)}` });
  await waits(request, 'review', { product_id: goods.id, vote: 4, text: second, photos: [photoId] });
  const [loud, wide] = [`Jak głośna ${crypto.randomUUID()}?`, `Jak szeroka ${crypto.randomUUID()}?`];
  for (const question of [loud, wide]) await waits(request, 'question', { product_id: goods.id, question });
  const photosRead: string[] = [];
  const revocations: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes(photoId)) photosRead.push(sent.url());
    if (sent.method() === 'DELETE') revocations.push(sent.url());
  });

  await test.step('signing in', async () => {
    await expect(desk.tokenField).toBeVisible();
    expect(await page.evaluate(() => history.length), 'addresses on the way to the form').toBeLessThan(5);
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

  const [one, next] = [desk.entry(first), desk.entry(second)];
  await test.step('photos are read when they are near', async () => {
    await expect(next.getByText(second)).toBeAttached();
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
    expect(photosRead).toEqual([]);
  });

  const reason = `Podaje numer telefonu. ${crypto.randomUUID()}`;
  const field = one.getByRole('textbox', { name: deskText('reason.label') });
  const send = one.getByRole('button', { name: deskText('reason.send') });
  await test.step('a refusal needs its reason', async () => {
    const open = one.getByRole('button', { name: /^Odrzuć opinię/ });
    await open.press('Enter');
    await expect(field).toBeFocused();
    await one.getByRole('button', { name: deskText('app.cancel') }).press('Enter');
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await send.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(deskText('field.required')));
    await expect(field).toBeFocused();
    await field.fill(reason);
    await expectAccessible(page, 'a review with the form for a refusal');
  });

  await test.step('a token that has ended leads back to the form for it', async () => {
    const me = await request.get(`${api}/desk/me`, { headers: { authorization: `Bearer ${admin}` } });
    const { id } = (await me.json()) as { id: number }; // the commerce server's answer
    expect((await request.delete(`${api}/desk/tokens/${id}`, { headers: { authorization: `Bearer ${other}` } })).status()).toBe(200);
    await send.click();
    await expect(desk.tokenField).toBeVisible();
    await desk.tells('login.ended');
    await desk.signIn(other);
    await expect(field).toHaveValue(reason);
  });

  await test.step('a double press decides once, and who works elsewhere meanwhile stays there', async () => {
    const held = Promise.withResolvers<void>();
    let decisions = 0;
    await page.route('**/rest/V1/desk/reviews/*/decision', async (route) => {
      decisions += 1;
      await held.promise;
      await route.continue();
    });
    await send.dblclick();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await next.getByRole('button', { name: /^Odrzuć opinię/ }).click();
    await expect(next.getByRole('img', { name: deskText('reviews.photo', { number: 1, count: 1 }) })).toBeVisible();
    const otherReason = next.getByRole('textbox', { name: deskText('reason.label') });
    await otherReason.pressSequentially('Może');
    held.resolve();
    await desk.tells('reviews.rejected');
    await expect(one).toHaveCount(0);
    expect(decisions).toBe(1);
    await expect(otherReason).toBeFocused();
    await page.keyboard.type(' jednak dobra');
    await expect(otherReason).toHaveValue('Może jednak dobra');
    expect(await draftsOf(page)).toHaveLength(1);
    await next.getByRole('button', { name: deskText('app.cancel') }).click();
    await next.getByRole('button', { name: /^Opublikuj opinię/ }).click();
    await desk.tells('reviews.published');
    await expect(next).toHaveCount(0);
    // The reason has lost its purpose.
    expect(await draftsOf(page)).toEqual([]);
  });

  await test.step('an answer outlives a rejection that is called off', async () => {
    await desk.goTo('questions');
    const asked = desk.entry(loud);
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
      .entry(wide)
      .getByRole('textbox', { name: deskText('questions.answer') })
      .fill('Nie wiem jeszcze.');
    expect(await draftsOf(page)).toHaveLength(1);
    await expectAccessible(page, 'questions');
    await fits(page, 'questions');
  });

  await test.step('the other pages', async () => {
    for (const name of ['unanswered', 'reminders', 'audit', 'tokens'] as const) {
      await desk.goTo(name);
      await expect(page.locator('[aria-busy="false"]')).toBeVisible();
      // Lists of what was written are alike, and so are tables.
      if (name === 'reminders' || name === 'tokens') await expectAccessible(page, name);
      await fits(page, name);
      if (name === 'audit')
        await expect(
          page
            .getByRole('row')
            .filter({ hasText: deskText('audit.state.rejected') })
            .first(),
        ).toBeVisible();
    }
  });

  await test.step('a double click revokes no token; the own one is needed for another, since the page keeps a session alone', async () => {
    const name = `Jola ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: deskText('tokens.name') }).fill(name);
    const own = page.getByRole('region', { name: deskText('tokens.new') }).getByLabel(deskText('tokens.own'));
    await own.fill(admin);
    const make = page.getByRole('button', { name: deskText('tokens.make') });
    const held = () => page.evaluate(() => sessionStorage.getItem('desk_token'));
    const session = await held();
    expect([admin, other]).not.toContain(session);
    // The session has had its token for longer than an hour.
    await page.evaluate(() => sessionStorage.setItem('desk_token_since', '1'));
    await make.click();
    await expect(own).toHaveAccessibleDescription(new RegExp(deskText('field.wrong-token')));
    expect(await held()).not.toBe(session);
    await own.fill(other);
    await make.click();
    await expect(page.getByRole('status').filter({ hasText: deskText('tokens.made', { name }) })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: deskText('tokens.revokeNamed', { name }) }).dblclick();
    const sure = row.getByRole('button', { name: deskText('tokens.revokeSure') });
    await expect(sure).toBeVisible();
    expect(revocations).toEqual([]);
    await sure.click();
    await desk.tells('tokens.revoked');
    await expect(row).toHaveCount(0);
  });

  await test.step('sessions of a customer are ended by the address of the account, with the own token', async () => {
    const ending = page.getByRole('region', { name: deskText('sessions.title') });
    await ending.getByRole('button', { name: deskText('sessions.end') }).click();
    const email = ending.getByRole('textbox', { name: deskText('sessions.email') });
    await expect(email).toHaveAccessibleDescription(new RegExp(deskText('field.required')));
    await email.fill(`nikt-${crypto.randomUUID()}@example.com`);
    await ending.getByLabel(deskText('tokens.own')).fill(other);
    await ending.getByRole('button', { name: deskText('sessions.end') }).click();
    await expect(page.getByText('Nie ma konta z tym adresem e-mail.')).toBeVisible();
    await ending.getByRole('combobox', { name: deskText('sessions.who') }).selectOption('customers');
    await expect(email).toHaveCount(0);
  });

  await test.step('drafts end with signing out', async () => {
    expect(await draftsOf(page)).toHaveLength(1);
    await page.getByRole('button', { name: deskText('app.logout') }).click();
    await expect(desk.tokenField).toBeVisible();
    expect(await draftsOf(page)).toEqual([]);
  });
});
