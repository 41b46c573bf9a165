import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { NEW_PASSWORD, arriveAsNew } from '../lib/account.ts';
import { expectAccessible } from '../lib/axe.ts';
import { Commerce } from '../lib/commerce.ts';
import { expect, test } from '../lib/test.ts';
import type { Texts } from '../lib/texts.ts';

const PRIVACY = '/customer/account/privacy';

/** Fills in the password that a dialog asks for, and goes on by the keyboard. */
const prove = async (page: Page, texts: Texts): Promise<void> => {
  const password = page.getByRole('dialog').getByLabel(texts.translate('mfe-account', 'password.current'), { exact: true });
  await password.fill(NEW_PASSWORD);
  await password.press('Enter');
};

const fits = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

test('[J-240] [J-241] [J-244] a customer takes a copy of all data and ends the account by the link of an e-mail; axe finds nothing', async ({
  page,
  shop,
  texts,
  request,
}) => {
  const t = (key: string, values?: Readonly<Record<string, string>>) => texts.translate('mfe-account/privacy', key, values);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.useScreen('phone');
  const { email, token } = await arriveAsNew(page);
  await shop.open(PRIVACY);
  await expect(shop.main.getByRole('region', { name: t('consents.title') })).toContainText(t('consents.notConfirmed'));
  await expectAccessible(page, 'privacy');
  await fits(page);

  await shop.main.getByRole('button', { name: t('export.open') }).click();
  const saved = page.waitForEvent('download');
  await prove(page, texts);
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^moje-dane-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email, firstname: 'Ewa' }, orders: [] });
  await expect(shop.main.getByText(t('export.saved'))).toBeVisible();

  await shop.main.getByRole('button', { name: t('deletion.open') }).click();
  const dialog = page.getByRole('dialog', { name: t('deletion.question') });
  await expect(dialog.getByRole('term')).toHaveText([t('deletion.removed'), t('deletion.kept'), t('deletion.anonymous')]);
  await expectAccessible(page, 'deletion');
  await prove(page, texts);
  await expect(page.getByRole('dialog', { name: t('deletion.askedTitle') })).toContainText(email);

  const { text } = await new Commerce(request).mail(email, 'deletion-asked');
  const link = /https?:\/\/[^/]+(\/rest\/V1\/account\/delete\?\S+)/.exec(text)?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Konto zostało usunięte' })).toBeVisible();
  const again = await request.get(link);
  expect([again.status(), (await again.text()).includes('To konto jest już usunięte')]).toEqual([410, true]);

  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get('/rest/V1/customers/me', { headers })).status(), 'the session of the browser').toBe(401);
  const signIn = await request.post('/rest/V1/integration/customer/token', { data: { username: email, password: NEW_PASSWORD } });
  expect(signIn.status()).toBe(401);
});
