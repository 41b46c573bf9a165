import { freePort } from '../../../scripts/lib/ports.ts';
import { GatedCommerce } from '../../lib/gated-commerce.ts';
import { startHost } from '../../lib/own-servers.ts';
import { expect, test } from '../../lib/test.ts';

test('[V-02] [V-04] [V-10] without its commerce server the shop answers 503 with Retry-After; the error page reloads once, a second failure within 30 s ends in the maintenance page, and a press after the return shows the shop', async ({
  page,
  shop,
  shopUrl,
  texts,
  complaints,
}) => {
  complaints.expect(/503/, /WebSocket/);
  const port = await freePort();
  const host = await startHost({ commerceUrl: `http://127.0.0.1:${port}` });
  let commerce: GatedCommerce | undefined;
  const failure = texts.translate('host-shell/views', 'connection.online');
  const maintenance = texts.translate('host-shell/views', 'maintenance.title');
  try {
    await host.ready('/healthz');
    const answer = await fetch(`${host.url}/`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const api = await fetch(`${host.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(api.status).toBe(503);
    expect(api.headers.get('retry-after')).not.toBeNull();
    expect(Object.keys((await api.json()) as object)).toEqual(['message', 'code', 'trace']); // the contract

    await page.clock.install();
    await page.goto(`${host.url}/`);
    await expect(shop.heading).toHaveText(failure);
    await shop.markDocument();
    // The page's countdown runs on the fake clock.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(shop.heading).toHaveText(maintenance, { timeout: 1_000 });
    }).toPass();
    expect(await shop.isSameDocument()).toBe(false);
    expect(maintenance).toBe('Zasypały nas spadające ceny!');
    await expect(shop.main.or(page.locator('#root')).getByText('Wróć do nas za chwilę!')).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(shop.heading).toHaveText(maintenance);
    // Asked when the countdown to the automatic reload begins; the clock stops there, so that only the press reloads.
    const began = page.waitForRequest(/\/check-version$/);
    await page.reload();
    await expect(shop.heading).toHaveText(failure);
    await began;
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

    commerce = await GatedCommerce.open(shopUrl, port);
    await expect.poll(async () => (await fetch(`${host.url}/`)).status).toBe(200);
    await page.clock.resume();
    await page.getByRole('button', { name: texts.translate('host-shell/views', 'connection.retry') }).click();
    await expect(shop.footer).toBeVisible();
    await page.close(); // before its host stops
  } finally {
    await host.stop();
    await commerce?.close();
  }
});
