/** The newsletter: subscribing, confirming by e-mail, unsubscribing. */
import { describe, expect, it } from '@jest/globals';
import { desk, deskAnswer, newStaff } from './support/desk.ts';
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

/** A confirmed subscriber; `leave` ends the subscription, `choose` leads to what they may choose. */
async function subscriber(email: string, headers: Readonly<Record<string, string>> = {}) {
  await subscribe({ email, checked_newsletter: true }, headers);
  await press(await linkTo(email, 'newsletter-asked'));
  const leave = await linkTo(email, 'newsletter-confirmed', 2);
  return { email, leave, choose: leave.replace('/leave?', '/preferences?') };
}

const choose = (path: string, form: Readonly<Record<string, string>>) =>
  fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams(form) });

/** Issues that an address has got; the two e-mails before them are those of its subscription. */
const issuesTo = async (email: string, atLeast: number) =>
  (await mailsTo(server, email, 2 + atLeast)).filter(({ kind }) => kind === 'newsletter-issue');

describe('[J-319] issues of the newsletter', () => {
  interface Issue {
    readonly id: number;
    readonly version: number;
    readonly state: string;
    readonly sent_count: number;
  }
  const draft = {
    store: 'amperio',
    topic: 'promotions',
    title_pl: 'Czarny piątek',
    source_pl: 'Od jutra **taniej**: [zobacz](/promocje.html).\n\n<script>alert(1)</script>\n\n- pralki\n- lodówki',
    title_ua: 'Чорна п’ятниця',
    source_ua: 'Із завтра дешевше.',
  };
  const ukrainian = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` };

  it('are sent once to those who want the topic, in their language, with the ways to other topics and to the end', async () => {
    const { token } = await newStaff(server, 'editor');
    const call = <Answer>(path: string, body?: object) =>
      deskAnswer<Answer>(server, token, `/newsletters${path}`, { method: 'POST', ...(body !== undefined && { body }) });
    const [polish, foreign, picky] = await Promise.all([
      subscriber('numer.pl@example.com'),
      subscriber('numer.ua@example.com', ukrainian),
      subscriber('numer.poradniki@example.com'),
    ]);
    const page = await (await fetch(`${server.url}${picky.choose}`)).text();
    expect(page.match(/type="checkbox"[^>]* checked/g)).toHaveLength(3);
    expect((await choose(picky.choose, { 'topic-guides': '1', frequency: 'weekly', language: 'pl' })).status).toBe(200);
    const issue = await call<Issue>('', draft);
    const sent = await call<Issue>(`/${issue.id}/send`, { version: issue.version });
    expect(['waiting', 'sending', 'sent']).toContain(sent.state);
    const [letter] = await issuesTo(polish.email, 1);
    expect(letter).toMatchObject({ subject: 'Czarny piątek' });
    expect(letter?.html).toContain('href="https://sklep.example/promocje.html"');
    expect(letter?.html).not.toContain('<script');
    expect(letter?.text).toContain('zobacz (https://sklep.example/promocje.html)');
    expect(letter?.text).toContain(polish.leave);
    expect(letter?.text).toContain(polish.choose);
    expect(await issuesTo(foreign.email, 1)).toMatchObject([{ subject: 'Чорна п’ятниця' }]);
    // The next one begins where nobody has got anything twice.
    const second = await call<Issue>('', { ...draft, topic: 'guides', title_pl: 'Poradnik', title_ua: '', source_ua: '' });
    await call(`/${second.id}/send`, { version: second.version });
    expect((await issuesTo(picky.email, 1)).map(({ subject }) => subject)).toEqual(['Poradnik']);
    expect((await issuesTo(polish.email, 2)).map(({ subject }) => subject).toSorted()).toEqual(['Czarny piątek', 'Poradnik']);
    expect((await issuesTo(foreign.email, 2)).map(({ subject }) => subject).toSorted()).toEqual(['Poradnik', 'Чорна п’ятниця']);
    // Who wants one a week has had it.
    const third = await call<Issue>('', { ...draft, topic: 'guides', title_pl: 'Drugi poradnik', title_ua: '', source_ua: '' });
    await call(`/${third.id}/send`, { version: third.version });
    await issuesTo(polish.email, 3);
    expect(await issuesTo(picky.email, 1)).toHaveLength(1);
    const { sent_count: count, state } = await deskAnswer<Issue>(server, token, `/newsletters/${issue.id}`);
    expect([count >= 2, state]).toEqual([true, 'sent']);
  });

  it('a mail reader ends the subscription by one press of its own button; what was ended gets nothing more', async () => {
    const { email, leave, choose: preferences } = await subscriber('jedno.klikniecie@example.com');
    const ended = await fetch(`${server.url}${leave}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(ended.status).toBe(200);
    expect((await fetch(`${server.url}${preferences}`)).status).toBe(404);
    expect((await choose(preferences, { 'topic-news': '1' })).status).toBe(404);
    const { token } = await newStaff(server, 'editor');
    const body = { ...draft, topic: 'news' };
    const issue = await deskAnswer<Issue>(server, token, '/newsletters', { method: 'POST', body });
    await deskAnswer(server, token, `/newsletters/${issue.id}/send`, { method: 'POST', body: { version: 1 } });
    const { email: other } = await subscriber('pozniejszy.czytelnik@example.com');
    // Whoever comes after it has begun is not in it either.
    expect([await issuesTo(email, 0), await issuesTo(other, 0)]).toEqual([[], []]);
  });

  it('an editor is told of a colleague’s change; what waits can be stopped, what was sent cannot be changed, and only editors may', async () => {
    const [first, second] = [await newStaff(server, 'editor'), await newStaff(server, 'editor')];
    const call = (path: string, method: string, body?: object, token = first.token) =>
      desk(server, token, `/newsletters${path}`, { method, ...(body !== undefined && { body }) });
    const refused = await call('', 'POST', { ...draft, title_pl: ' ', source_ua: '' });
    expect(await refused.json()).toMatchObject({ parameters: { title_pl: 'required', source_ua: 'required' } });
    const { id } = (await (await call('', 'POST', draft)).json()) as Issue; // the contract of the call
    expect((await call(`/${id}`, 'PUT', { ...draft, version: 1 }, second.token)).status).toBe(200);
    const late = await call(`/${id}`, 'PUT', { ...draft, version: 1 });
    expect([late.status, await late.json()]).toMatchObject([409, { message: expect.stringContaining(second.name) }]);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect(await (await call(`/${id}/send`, 'POST', { version: 2, at })).json()).toMatchObject({ state: 'waiting', send_at: at });
    expect((await call(`/${id}`, 'PUT', { ...draft, version: 2 })).status).toBe(409);
    expect(await (await call(`/${id}/stop`, 'POST')).json()).toMatchObject({ state: 'draft', sent_count: 0 });
    expect((await call(`/${id}/stop`, 'POST')).status).toBe(409);
    const moderator = await newStaff(server, 'moderator');
    expect((await call('', 'GET', undefined, moderator.token)).status).toBe(403);
  });

  it('[J-345] a try goes to one mailbox, in each language, says that it is one and has no link of a subscriber; so many an hour; the log tells who did what with an issue', async () => {
    const [editor, boss] = [await newStaff(server, 'editor'), await newStaff(server, 'admin')];
    const call = (path: string, body: object, method = 'POST') => desk(server, editor.token, `/newsletters${path}`, { method, body });
    const { id } = (await (
      await call('', { ...draft, title_pl: 'Próbny numer', title_ua: 'Пробний номер', source_ua: 'Текст' })
    ).json()) as Issue; // the contract of the call
    expect((await (await call(`/${id}/test`, { version: 1, email: 'to nie adres' })).json()) as object).toMatchObject({
      parameters: { email: 'email' },
    });
    const email = 'redakcja.proba@example.com';
    const tried = await call(`/${id}/test`, { version: 1, email });
    expect([tried.status, await tried.json()]).toMatchObject([200, { state: 'draft', sent_count: 0, version: 1 }]);
    const mails = await mailsTo(server, email, 2);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['[Próba] Próbny numer', '[Проба] Пробний номер']);
    for (const { text } of mails) expect(text).not.toMatch(/newsletter\/(?:leave|preferences)/);
    // A colleague has changed it: what is tried is what was saved last.
    await call(`/${id}`, { ...draft, version: 1 }, 'PUT');
    expect((await call(`/${id}/test`, { version: 1, email })).status).toBe(409);
    const statuses = [];
    for (let turn = 0; turn < 9; turn += 1) statuses.push((await call(`/${id}/test`, { version: 2, email })).status);
    expect([new Set(statuses.slice(0, 8)), statuses[8]]).toEqual([new Set([200]), 429]);
    await call(`/${id}/send`, { version: 2, at: new Date(Date.now() + 86_400_000).toISOString() });
    await call(`/${id}/stop`, {});
    const { newsletters } = await deskAnswer<{
      readonly newsletters: readonly {
        readonly action: string;
        readonly subject_id: number;
        readonly state_before: string;
        readonly state_after: string;
      }[];
    }>(server, boss.token, '/audit');
    const steps = newsletters
      .filter(({ subject_id: of }) => of === id)
      .map((row) => [row.action, row.state_before, row.state_after].join(' '));
    expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
      'stop-issue scheduled draft',
      'send-issue draft scheduled',
      'test-issue draft tested',
      'save-issue draft draft',
      'test-issue draft tested',
      'save-issue none draft',
    ]);
  });
});
