import { expect, test } from '../lib/test.ts';

test('[F-03] [F-04] [T-14] the back door of the plus programme is opened and cleared in the console', async ({ page, shop, shopUrl }) => {
  await shop.open('/');
  // It comes with what nobody waits for.
  await page.waitForFunction(() => 'amperioPlus' in window);
  const door = async (): Promise<{ readonly value: string | undefined; readonly seconds: number }> => {
    const cookie = (await page.context().cookies(shopUrl)).find(({ name }) => name === 'amperio_plus_backdoor');
    return { value: cookie?.value, seconds: (cookie?.expires ?? 0) - Date.now() / 1000 };
  };
  await page.evaluate(() => window.amperioPlus?.open());
  const open = await door();
  expect(open.value).toBe('1');
  expect(Math.abs(open.seconds - 1800)).toBeLessThan(10);
  await page.evaluate(() => window.amperioPlus?.clear());
  const cleared = await door();
  expect(cleared.value).toBe('0');
  expect(Math.abs(cleared.seconds - 60)).toBeLessThan(10);
});

test.describe('with consent to functional cookies', () => {
  test.use({ hasDecided: false });

  test('[A-62] [T-06] the public address of the browser is looked up after consent, and goes with it', async ({ page, shop }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await shop.open('/');
    await page.waitForFunction(() => 'amperioPlus' in window);
    expect(asked).not.toContain('/client-ip');
    const banner = page.getByRole('region', { name: 'Dostosowujemy się do Ciebie' });
    await banner.getByRole('button', { name: 'Zaakceptuj wszystkie' }).click();
    const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('client_ip'));
    await expect.poll(kept).toMatch(/^[\d.:a-f]+$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia plików cookie' }).click();
    await page.getByRole('dialog', { name: 'Ustawienia ciasteczek' }).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
    await expect.poll(kept).toBeNull();
  });
});
