/** E-mails and SMS: the sandbox inbox, a mail server and a gateway, and what happens where they fail. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { valueOf } from './support/checkout.ts';
import { goodPassword, registered } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { startMailServer } from './support/mail-server.ts';
import type { MailServer } from './support/mail-server.ts';
import { smsapiKeys, startFakeSmsapi, type FakeSmsapi } from './support/operators/fake-smsapi.ts';
import { posted } from './support/post.ts';
import { reservedBy } from './support/reservations.ts';
import { removeFolder, startFilledServer, startServer } from './support/server.ts';
import type { RunningServer } from './support/server.ts';

const register = (server: RunningServer, email: string) =>
  server.rest.createCustomer({
    customer: { email, firstname: 'Ola', lastname: 'Lipa' },
    password: goodPassword,
    agreements: { checked_terms: true },
  });

interface Waiting {
  readonly to: string;
  readonly tries: number;
  readonly error: string | null;
}

const outbox = async (server: RunningServer): Promise<readonly Waiting[]> => {
  const response = await fetch(`${server.url}/dev/mail/outbox.json`);
  // The shape of our own server's answer.
  return ((await response.json()) as { readonly items: readonly Waiting[] }).items;
};

/** Polls the outbox until `isRight`. @throws with its content when that takes too long */
async function outboxWhen(server: RunningServer, isRight: (items: readonly Waiting[]) => boolean): Promise<readonly Waiting[]> {
  const until = performance.now() + 10_000;
  for (;;) {
    const items = await outbox(server);
    if (isRight(items)) return items;
    if (performance.now() > until) throw new Error(`the outbox holds ${JSON.stringify(items)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

const retry = (server: RunningServer) => fetch(`${server.url}/dev/mail/retry`, { method: 'POST' });

describe('[J-37] without a mail server', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startFilledServer();
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    removeFolder(server.dataDir);
  });

  it('e-mails can be read in the sandbox inbox, by recipient and as a page', async () => {
    await registered(server, 'ola@example.com');
    await registered(server, 'ela@example.com');
    expect(await mailsTo(server, 'ola@example.com')).toMatchObject([{ kind: 'welcome', to: 'ola@example.com' }]);
    await mailsTo(server, 'ela@example.com');
    const page = await fetch(`${server.url}/dev/mail`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html.indexOf('ela@example.com')).toBeLessThan(html.indexOf('ola@example.com'));
    expect(await (await fetch(`${server.url}/dev/mail?to=nikt%40example.com`)).text()).toContain('Nie ma jeszcze żadnych wiadomości.');
    expect(await outbox(server)).toEqual([]);
  });

  it('a name with markup is escaped in the e-mail and on the page', async () => {
    await server.rest.createCustomer({
      customer: { email: 'zly@example.com', firstname: '<img src=x>', lastname: 'Lipa' },
      password: goodPassword,
      agreements: { checked_terms: true },
    });
    const [mail] = await mailsTo(server, 'zly@example.com');
    expect(mail?.html).not.toContain('<img');
    expect(await (await fetch(`${server.url}/dev/mail`)).text()).not.toContain('<img');
  });

  it('links lead to the configured address, whatever host a request names', async () => {
    await fetch(`${server.url}/rest/V1/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'zly.example', store: 'amperio_pro' },
      body: JSON.stringify({
        customer: { email: 'pro@example.com', firstname: 'Ola', lastname: 'Lipa' },
        password: goodPassword,
        agreements: { checked_terms: true },
      }),
    });
    const [mail] = await mailsTo(server, 'pro@example.com');
    expect(mail?.subject).toBe('Witamy w Amperio Pro');
    expect(mail?.html).toContain('https://pro.sklep.example/customer/account/index');
    expect(mail?.html).not.toContain('zly.example');
  });

  it('the inbox cannot be read when development calls are off', async () => {
    const shop = await startFilledServer({ COMMERCE_DEV: '0' });
    expect((await fetch(`${shop.url}/dev/mail`)).status).toBe(404);
    expect((await fetch(`${shop.url}/dev/mail.json?to=ola%40example.com`)).status).toBe(404);
    await shop.stop();
    removeFolder(shop.dataDir);
  });
});

describe('[J-37] with a mail server', () => {
  let mailServer: MailServer;
  let gateway: FakeSmsapi;
  let server: RunningServer;

  const settings = () => ({ SMTP_URL: mailServer.url, SMSAPI_URL: gateway.url, ...smsapiKeys });
  const restart = async (): Promise<void> => void (server = await startServer({ DATA_DIR: server.dataDir, ...settings() }));

  beforeAll(async () => {
    [mailServer, gateway] = await Promise.all([startMailServer(), startFakeSmsapi()]);
    server = await startFilledServer(settings());
  }, 60_000);

  afterAll(async () => {
    await server.stop();
    await Promise.all([mailServer.close(), gateway.close()]);
    removeFolder(server.dataDir);
  });

  it('an e-mail is sent once, with text and HTML, with the store as its sender', async () => {
    const offered = mailServer.nextOffer();
    await register(server, 'smtp@example.com');
    const { from, to, source } = await offered;
    expect([from, to]).toEqual(['pomoc@amperio.example', ['smtp@example.com']]);
    expect(source).toMatch(/^From: Amperio <pomoc@amperio\.example>\r$/m);
    expect(source).toMatch(/^To: smtp@example\.com\r$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(/^Subject: Witamy w Amperio\r$/m);
    expect(source).toMatch(/^Message-ID: <[\w-]{36}@127\.0\.0\.1>\r$/m);
    expect(source).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(source).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m);
    await outboxWhen(server, (items) => items.length === 0);
    expect(mailServer.mails).toHaveLength(1);
  });

  it('registration does not wait for a mail server that refuses; the e-mail is sent again with the same Message-ID', async () => {
    mailServer.behave('refuse');
    const refused = mailServer.nextOffer();
    expect(await register(server, 'pozniej@example.com')).toMatchObject({ ok: true });
    const first = await refused;
    const [waiting] = await outboxWhen(server, ([item]) => typeof item?.error === 'string');
    expect(waiting).toMatchObject({ to: 'pozniej@example.com', tries: 1, error: expect.stringMatching(/Greylisted/) });
    mailServer.behave('take');
    const taken = mailServer.nextOffer();
    await retry(server);
    const nameOf = (source: string): string | undefined => /^Message-ID: (.+)\r$/m.exec(source)?.[1];
    expect(nameOf((await taken).source)).toBe(nameOf(first.source));
    await outboxWhen(server, (items) => items.length === 0);
  });

  it('when the server is killed while it sends an e-mail, the next one sends it', async () => {
    mailServer.behave('hang');
    const offered = mailServer.nextOffer();
    await register(server, 'kill@example.com');
    await offered;
    await server.kill();
    mailServer.behave('take');
    await restart();
    const taken = mailServer.nextOffer();
    await retry(server);
    expect((await taken).to).toEqual(['kill@example.com']);
    await outboxWhen(server, (items) => items.length === 0);
  });

  it('a server that is stopped does not wait for a mail server that never answers', async () => {
    mailServer.behave('hang');
    const offered = mailServer.nextOffer();
    await register(server, 'stop@example.com');
    await offered;
    expect(await server.stop()).toBe(0);
    mailServer.behave('take');
    await restart();
    expect(await outbox(server)).toMatchObject([{ to: 'stop@example.com' }]);
  }, 15_000);

  describe('[J-369] and a gateway for SMS', () => {
    const smsTo = (telephone: string) => gateway.sent.filter(({ to }) => to === `48${telephone}`);
    const reserved = (telephone: string) => reservedBy(server, { telephone, email: `sms.${telephone}@example.com` });

    beforeAll(async () => {
      mailServer.behave('take');
      await retry(server);
    });

    it('a reservation is told by one SMS of the shop, which is in no inbox of the shop then', async () => {
      const { number } = await reserved('601000001');
      await outboxWhen(server, (items) => items.length === 0);
      const message = expect.stringContaining(`Amperio: Rezerwacja ${number} czeka do `);
      expect(smsTo('601000001')).toMatchObject([{ from: 'Amperio', message }]);
      const inbox = await fetch(`${server.url}/dev/mail.json?to=${encodeURIComponent('+48601000001')}`);
      expect(await inbox.json()).toEqual({ items: [] });
    });

    it('nobody waits for a gateway that refuses; the SMS is sent when it takes it', async () => {
      gateway.refuseWith(103);
      await reserved('601000002');
      const items = await outboxWhen(server, (all) => all.some(({ error }) => error !== null));
      const waiting = items.find(({ to }) => to === '+48601000002');
      expect(waiting).toMatchObject({ tries: 1, error: 'SMSAPI refuses it with error 103' });
      gateway.refuseWith(null);
      await retry(server);
      await outboxWhen(server, (all) => all.length === 0);
      expect(smsTo('601000002')).toHaveLength(1);
    });

    it('an SMS whose answer was lost, or whose server was killed before it came, is asked for again and not sent again', async () => {
      gateway.loseNext('POST', /sms/);
      await reserved('601000003');
      await outboxWhen(server, (items) => items.some(({ error }) => error !== null));
      await retry(server);
      await outboxWhen(server, (items) => items.length === 0);
      const held = gateway.holdNext('POST', /sms/);
      await reserved('601000004');
      await held;
      await server.kill();
      await restart();
      await retry(server);
      await outboxWhen(server, (items) => items.length === 0);
      for (const telephone of ['601000003', '601000004']) {
        const [sms, ...others] = smsTo(telephone);
        expect(others).toEqual([]);
        expect(gateway.asked.filter((idx) => idx === sms?.idx)).toHaveLength(2);
      }
    });

    it('the code of a reservation that was cancelled, or ran out, while the gateway was away is not sent any more', async () => {
      gateway.setDown(true);
      const { id } = await reserved('601000006');
      await reserved('601000007');
      const waiting = ['+48601000006', '+48601000007'];
      await outboxWhen(server, (items) => waiting.every((to) => items.some((item) => item.to === to && item.error !== null)));
      valueOf(await server.rest.cancelReservation(id));
      await posted(server, '/dev/expire-reservations', { now: new Date(Date.now() + 48.1 * 3_600_000).toISOString() });
      gateway.setDown(false);
      await retry(server);
      await outboxWhen(server, (items) => items.length === 0);
      expect(smsTo('601000006')).toEqual([]);
      expect(smsTo('601000007')).toMatchObject([{ message: expect.stringMatching(/^Amperio: Rezerwacja R\d+ wygasła/) }]);
    });

    it('neither the number nor the token is in the log, also where the gateway names the number in what it says', async () => {
      gateway.refuseWith(13);
      await reserved('601000005');
      const isRefused = ({ to, error }: { readonly to: string; readonly error: string | null }): boolean =>
        to === '+48601000005' && error !== null;
      // An e-mail about the reservation may wait beside it.
      const refused = (await outboxWhen(server, (items) => items.some(isRefused))).find(isRefused);
      gateway.refuseWith(null);
      expect(refused).toMatchObject({ to: '+48601000005', tries: 1, error: 'SMSAPI refuses the number' });
      expect(server.output()).toMatch(/the SMS [\w-]{36} \(sms-reservation\) is given up: SMSAPI refuses the number/);
      expect(server.output()).not.toMatch(/601\D?000\D?00|token-of-the-shop/);
    });
  });
});
