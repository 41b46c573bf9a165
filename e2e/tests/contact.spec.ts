import { expectAccessible } from '../lib/axe.ts';
import { Desk } from '../lib/desk.ts';
import { expect, test } from '../lib/test.ts';

test('[J-261] a message to the shop waits for a connection, arrives once, and is in the list of the desk with its topic', async ({
  shop,
  page,
  context,
  request,
  texts,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const t = (key: string): string => texts.translate('mfe-content/contact', key);
  const ofReports = (key: string): string => texts.translate('mfe-content/report-error', key);
  const words = `Pytanie ${crypto.randomUUID()}`;
  await shop.open('/kontakt/3');
  const form = page.getByRole('form', { name: t('form') });
  await expect(form.getByLabel(t('topic'))).toHaveValue('dostawa');
  await form.getByRole('button', { name: t('send') }).click();
  await expect(form.getByLabel(ofReports('name'))).toBeFocused();
  await expectAccessible(page, 'the contact form with problems');
  await form.getByLabel(ofReports('name')).fill('Ola Nowak');
  await form.getByLabel(ofReports('email')).fill('ola@example.com');
  await form.getByLabel(t('comment')).fill(words);
  await context.setOffline(true);
  await form.getByRole('button', { name: t('send') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('kept') })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('keptSent') })).toBeFocused();

  const tab = await context.newPage();
  const desk = new Desk(tab, request);
  const letters = async (): Promise<number> =>
    (await desk.commerce.mails('pomoc@amperio.example')).filter(({ text }) => text.includes(words)).length;
  await expect.poll(letters).toBe(1);
  await desk.openAs(await desk.newToken('moderator'), '/error-reports');
  await expect(desk.entry(words)).toHaveCount(1);
  await expect(desk.entry(words).getByRole('heading')).toContainText('Dostawa');
});
