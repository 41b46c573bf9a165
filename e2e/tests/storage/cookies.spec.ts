import { expect, test } from '../../lib/test.ts';

const DAY_S = 86_400;

test.use({ hasDecided: false });

test('[T-12] [T-14] [N-11] [N-14] the browser id is kept for a day, the source of a visit for 30 days, both after consent alone; the back door needs none, nor does Ukrainian, kept for a year', async ({
  page,
  shop,
  context,
}) => {
  const kept = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  const lives = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await context.cookies())
        .filter(({ name }) => /^(user_uuid|utm_)/.test(name))
        .map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 60)]),
    );
  await shop.useScreen('desktop');
  await shop.open('/customer/account/login?utm_source=list&utm_medium=email&utm_campaign=maj');
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => 'plusBackDoor' in window);
  await page.evaluate(() => (window as unknown as { plusBackDoor: { open: () => void } }).plusBackDoor.open()); // set for the console
  expect(await kept('amperio_plus_backdoor')).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' });
  const accept = page.getByRole('button', { name: 'Zaakceptuj wszystkie' });
  await expect(accept).toBeVisible();
  expect(await lives()).toEqual({});
  await accept.click();
  const minutes = {
    user_uuid: DAY_S / 60,
    utm_source: 30 * (DAY_S / 60),
    utm_medium: 30 * (DAY_S / 60),
    utm_campaign: 30 * (DAY_S / 60),
  };
  await expect.poll(async () => Object.keys(await lives()).toSorted()).toEqual(Object.keys(minutes).toSorted());
  for (const [name, life] of Object.entries(await lives())) {
    expect(Math.abs(life - (minutes[name as keyof typeof minutes] ?? 0)), name).toBeLessThanOrEqual(2); // its own keys
  }
  for (const cookie of (await context.cookies()).filter(({ name }) => name in minutes))
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });

  await test.step('the language', async () => {
    expect(await kept('translation')).toBeUndefined();
    await shop.header
      .getByRole('link', { name: /Укр|UA/i })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    const cookie = await kept('translation');
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({ language: 'ua' });
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * DAY_S);
  });
});
