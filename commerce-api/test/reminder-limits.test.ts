/** Reminders: how many may be asked for, and what a killed server has not sent. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sellable } from './support/checkout.ts';
import { mailsTo } from './support/inbox.ts';
import { startMailServer, type MailServer } from './support/mail-server.ts';
import { setStock } from './support/orders.ts';
import { removeFolder, startFilledServer, startServer } from './support/server.ts';
import { post } from './support/post.ts';
import { linkIn, pressLink } from './support/reminders.ts';

describe('[J-171] reminders have limits and an end', () => {
  it('are sixty of one network an hour; a mailbox gets no more than twenty links a day, and the same answer', async () => {
    const limited = await startFilledServer({ WRITE_LIMITS: '1' });
    const skus = (await sellable(limited)).slice(0, 22).map(({ sku }) => sku);
    for (const sku of skus) await setStock(limited, sku, 0);
    const asked = (sku: string, email: string, network: string) =>
      post(limited, '/rest/V1/notify-about-availability', { email, sku }, { 'x-forwarded-for': network });
    const toOne = await Promise.all(skus.map((sku, index) => asked(sku, `jan+${index}@przypomnij.example`, '203.0.113.1')));
    expect(new Set(toOne.map(({ status }) => status))).toEqual(new Set([200]));
    const sent = await Promise.all(skus.map((_, index) => mailsTo(limited, `jan+${index}@przypomnij.example`, 0)));
    expect(sent.flat().length).toBeLessThanOrEqual(20);
    const rest = await Promise.all(
      Array.from({ length: 39 }, (_, index) => asked(skus[0] ?? '', `k${index}@przypomnij.example`, '203.0.113.1')),
    );
    expect(
      rest
        .map(({ status }) => status)
        .toSorted()
        .at(-1),
    ).toBe(429);
    expect((await asked(skus[0] ?? '', 'inny@przypomnij.example', '203.0.113.2')).status).toBe(200);
    await limited.stop();
    removeFolder(limited.dataDir);
  }, 60_000);
});

describe('[J-171] reminders and servers that are killed', () => {
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer.close());

  it('are sent once each, with the headers that end them, by the server that starts next', async () => {
    const settings = { SMTP_URL: mailServer.url };
    const first = await startFilledServer(settings);
    const [sold] = await sellable(first);
    const sku = sold?.sku ?? '';
    await setStock(first, sku, 0);
    const emails = Array.from({ length: 12 }, (_, index) => `ktos${index}@przypomnij.example`);
    await Promise.all(emails.map((email) => post(first, '/rest/V1/notify-about-availability', { email, sku })));
    const taken = async (count: number): Promise<void> => {
      const until = performance.now() + 10_000;
      while (mailServer.mails.length < count && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 25));
    };
    await taken(emails.length);
    const [asked] = mailServer.mails;
    const unfolded = (asked?.source ?? '').replaceAll(/\r\n[ \t]/g, '');
    expect(unfolded).toMatch(/^List-Unsubscribe: ?<https:\/\/sklep\.example\/rest\/V1\/reminders\/end\?token=[\w-]+>\r$/m);
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    for (const { source } of mailServer.mails) {
      const body = source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
      await pressLink(first, linkIn(body, 'confirm'));
    }
    // The stock is back, and the server is gone while it tells of it.
    mailServer.behave('hang');
    const offered = mailServer.nextOffer();
    await setStock(first, sku, 5);
    await offered;
    await first.kill();
    mailServer.behave('take');
    const second = await startServer({ ...settings, DATA_DIR: first.dataDir });
    await setStock(second, sku, 6);
    await post(second, '/dev/mail/retry', {});
    await taken(2 * emails.length);
    await second.stop();
    const recipients = mailServer.mails.slice(emails.length).flatMap(({ to }) => to);
    expect(recipients.toSorted()).toEqual(emails.toSorted());
    removeFolder(first.dataDir);
  }, 60_000);
});
