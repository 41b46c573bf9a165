import type { Locator } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import { deskText } from '../lib/desk-texts.ts';
import { Desk } from '../lib/desk.ts';
import type { Shop } from '../lib/shop.ts';
import { expect, test } from '../lib/test.ts';

const product = 'mfe-catalog/product';
const written = 'mfe-catalog/written';

/** The questions of a product's page, brought near so that they come to life. */
const questionsOf = async (shop: Shop): Promise<Locator> => {
  const region = shop.main.getByRole('region', { name: shop.texts.translate(product, 'questionsTitle') });
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

test('[J-156] [R-66] [J-161] a question is asked, confirmed by the link of an e-mail, and on the page once the desk has published it; the answer comes to the open page', async ({
  page,
  shop,
  catalogue,
  request,
  texts,
  context,
  complaints,
}) => {
  test.setTimeout(60_000);
  complaints.expect(/404/);
  const commerce = new Commerce(request);
  const goods = await catalogue.orderableAt(4);
  const address = `pisze.${crypto.randomUUID()}@example.com`;
  const words = `Czy mieści się pod blatem ${crypto.randomUUID()}?`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.open(goods.url);
  const questions = await questionsOf(shop);
  await questions.getByRole('button', { name: texts.translate(product, 'questionAsk') }).click();
  const form = page.getByRole('dialog', { name: texts.translate(written, 'question.title') });
  const text = form.getByRole('textbox', { name: texts.translate(written, 'question.text') });
  await text.fill('x'.repeat(10_000));
  await form.getByRole('button', { name: texts.translate(written, 'question.send') }).click();
  await expect(text).toHaveAccessibleDescription(/1\s000/);
  await expect(text).toBeFocused();
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

  const tab = await context.newPage();
  await test.step('used again, the link says the same, and there is nothing to press', async () => {
    await tab.goto(link);
    await expect(tab.getByText(say('question.done'))).toBeVisible();
    await expect(tab.getByRole('button', { name: say('question.confirm') })).toHaveCount(0);
  });
  const desk = new Desk(tab, request);
  await desk.openAs(await desk.newToken('moderator'), '/questions');
  const asked = desk.entry(words);
  await test.step('the desk publishes it', async () => {
    await asked.getByRole('button', { name: /^Opublikuj pytanie/ }).click();
    await desk.tells('questions.published');
    await expect(asked).toHaveCount(0);
  });

  await page.getByRole('link', { name: say('product') }).click();
  await expect(shop.heading).toContainText(goods.name.slice(0, 20));
  const own = (await questionsOf(shop)).getByRole('listitem').filter({ hasText: words });
  await expect(own.getByText('jaN')).toBeVisible();

  await test.step('the desk answers it', async () => {
    await desk.goTo('unanswered');
    await asked.getByRole('textbox', { name: deskText('questions.answer') }).fill('Tak, ma 82 cm.');
    await asked.getByRole('button', { name: /^Odpowiedz na pytanie/ }).click();
    await desk.tells('unanswered.sent');
  });
  await expect(own.getByText('Tak, ma 82 cm.')).toBeVisible();
  await expect(own.getByText('Doradca Amperio')).toBeVisible();
  const mail = await commerce.mail(address, 'question-answered');
  expect([mail.text.includes('#pytania'), mail.text.includes('blatem')]).toEqual([true, false]);

  await test.step('a link that was never made says so', async () => {
    await shop.navigate('/pqa/confirm/nie-ma-takiego');
    await expect(page.getByText(say('dead'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(texts.translate('host-shell/metadata', 'pqa-confirm.title')));
    await expect(page.getByRole('link', { name: say('home') })).toHaveAttribute('href', '/');
  });
});
