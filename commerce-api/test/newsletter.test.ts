/** The newsletter: subscribing, confirming by e-mail, unsubscribing. */
import { describe, expect, it } from '@jest/globals';
import { mailsTo } from './support/inbox.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

const subscribe = (body: object, headers: Readonly<Record<string, string>> = {}) =>
  post(server, '/rest/V1/newsletter/subscribe', body, headers);

const ask = async (email: string): Promise<unknown> => (await subscribe({ email, checked_newsletter: true })).json();

/** The link in the newest e-mail of a kind, as a path. */
async function linkTo(email: string, kind: string, ofMails = 1): Promise<string> {
  const mail = (await mailsTo(server, email, ofMails)).find((one) => one.kind === kind);
  const path = /https:\/\/sklep\.example(\/rest\/V1\/newsletter\/\w+\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (path === undefined) throw new Error(`${email} has got no link`);
  return path;
}

const press = (path: string) => fetch(`${server.url}${path}`, { method: 'POST', redirect: 'manual' });

describe('[∅28] [J-75] the newsletter', () => {
  it('is sent after confirmation by the link, and ends with the link in its first e-mail', async () => {
    const email = 'pierwsza@example.com';
    expect(await ask(' Pierwsza@Example.com ')).toBe(true);
    const confirm = await linkTo(email, 'newsletter-asked');
    const confirmed = await press(confirm);
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/newsletter/potwierdzenie.html']);
    const leave = await linkTo(email, 'newsletter-confirmed', 2);
    const left = await press(leave);
    expect(left.status).toBe(200);
    expect(await left.text()).toContain('Nie dostajesz już newslettera');
    expect((await press(confirm)).status).toBe(404);
  });

  it('opening a link changes nothing: programs that scan e-mails open links too', async () => {
    const email = 'skaner@example.com';
    await ask(email);
    const confirm = await linkTo(email, 'newsletter-asked');
    const page = await fetch(`${server.url}${confirm}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<button>Potwierdzam zapis</button>');
    expect(await mailsTo(server, email)).toHaveLength(1);
    expect((await press(confirm)).status).toBe(303);
  });

  it('each step may be repeated without a second effect', async () => {
    const email = 'dwa.razy@example.com';
    expect([await ask(email), await ask(email)]).toEqual([true, true]);
    const confirm = await linkTo(email, 'newsletter-asked');
    expect([(await press(confirm)).status, (await press(confirm)).status]).toEqual([303, 303]);
    const leave = await linkTo(email, 'newsletter-confirmed', 2);
    expect(await mailsTo(server, email, 2)).toHaveLength(2);
    expect([(await press(leave)).status, (await press(leave)).status]).toEqual([200, 200]);
  });

  it('a subscriber gets the same answer as others, after the same time, and no e-mail', async () => {
    const email = 'zapisana@example.com';
    await ask(email);
    await press(await linkTo(email, 'newsletter-asked'));
    await mailsTo(server, email, 2);
    const from = performance.now();
    expect(await ask(email)).toBe(true);
    expect(performance.now() - from).toBeGreaterThanOrEqual(249);
    await ask('pozniej@example.com');
    await mailsTo(server, 'pozniej@example.com');
    expect(await mailsTo(server, email, 2)).toHaveLength(2);
  });

  it('after unsubscribing one can subscribe again, with a new link', async () => {
    const email = 'wraca@example.com';
    await ask(email);
    const first = await linkTo(email, 'newsletter-asked');
    await press(first);
    await press(await linkTo(email, 'newsletter-confirmed', 2));
    await ask(email);
    const second = await linkTo(email, 'newsletter-asked', 3);
    expect(second).not.toBe(first);
    expect((await press(second)).status).toBe(303);
  });

  it.each([
    [{ email: 'to-nie-adres', checked_newsletter: true }, { email: 'email' }],
    [
      { email: '', checked_newsletter: false },
      { email: 'required', checked_newsletter: 'required' },
    ],
    [{ email: 'ela@example.com' }, { checked_newsletter: 'required' }],
  ])('[K-05] the problems of %j are reported by field', async (body, parameters) => {
    const answer = await subscribe(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_fields', parameters });
  });

  it('a form submitted without scripts leads to the landing page', async () => {
    const answer = await fetch(`${server.url}/rest/V1/newsletter/subscribe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: 'bez.skryptow@example.com', checked_newsletter: 'true' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter.html']);
    expect(await mailsTo(server, 'bez.skryptow@example.com')).toMatchObject([{ kind: 'newsletter-asked' }]);
  });

  it('writes to one mailbox five times a day at most, however its address is written; the answer tells nothing of it', async () => {
    for (const tag of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await ask(`pelna+${tag}@example.com`)).toBe(true);
    await ask('inna.skrzynka@example.com');
    await mailsTo(server, 'inna.skrzynka@example.com');
    expect(await mailsTo(server, 'pelna+e@example.com')).toHaveLength(1);
    expect(await mailsTo(server, 'pelna+f@example.com', 0)).toEqual([]);
  });

  it('invalid links change nothing', async () => {
    expect((await press('/rest/V1/newsletter/confirm?token=nie-ma')).status).toBe(404);
    expect((await press('/rest/V1/newsletter/leave?token=nie-ma')).status).toBe(404);
  });

  it('one IP address can subscribe sixty times an hour at most; others are not affected', async () => {
    const from = (address: string, index: number) =>
      subscribe({ email: `ktos${index}@example.com`, checked_newsletter: true }, { 'x-forwarded-for': address });
    const first = await Promise.all(Array.from({ length: 60 }, (_, index) => from('203.0.113.20', index)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await from('203.0.113.20', 60)).status).toBe(429);
    expect((await from('203.0.113.21', 60)).status).toBe(200);
  });
});
