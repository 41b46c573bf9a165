/** Who gets in at the desk, and what is noted of it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { databaseSetting } from './support/database.ts';
import { desk, deskAnswer, newStaff, tokensTold, tokenTold } from './support/desk.ts';
import { runOn } from './support/postgres/databases.ts';
import { filledFolder, removeFolder, startFilledServer, startServer, temporaryFolder, type RunningServer } from './support/server.ts';

let server: RunningServer;
const pageDir = temporaryFolder();

beforeAll(async () => {
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html><title>Biuro</title>');
  writeFileSync(join(pageDir, 'main.0123abcd.js'), 'export {};');
  mkdirSync(join(pageDir, 'inner'));
  server = await startFilledServer({ DESK_DIR: pageDir });
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
  removeFolder(pageDir);
});

interface Problem {
  readonly code: string;
  readonly message: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}
// Our own server's error answer.
const problemOf = async (answer: Response): Promise<Problem> => (await answer.json()) as Problem;

describe('[J-157] the first token', () => {
  it('is told once, at the first start; a lost one is replaced by a setting', async () => {
    const dataDir = await filledFolder();
    const { DATABASE_URL = '' } = await databaseSetting(dataDir, 'filled');
    // The server that has filled it has told its one token already: support/postgres/global-setup.ts looks at it.
    await runOn(DATABASE_URL, 'truncate staff cascade');
    const first = await startServer({ DATA_DIR: dataDir });
    const token = await tokenTold(first);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await deskAnswer(first, token, '/me')).toEqual({ id: expect.any(Number), name: 'Administrator', role: 'admin' });
    await first.stop();
    const later = await startServer({ DATA_DIR: dataDir });
    expect((await desk(later, token, '/me')).status).toBe(200);
    await later.stop();
    expect(tokensTold(later)).toEqual([]);
    const rescued = await startServer({ DATA_DIR: dataDir, NEW_STAFF_TOKEN: '1' });
    const another = await tokenTold(rescued);
    expect(another).not.toBe(token);
    expect((await deskAnswer<{ readonly role: string }>(rescued, another, '/me')).role).toBe('admin');
    await rescued.stop();
    removeFolder(dataDir);
  }, 120_000);
});

describe('[J-157] a call of the desk', () => {
  const calls = [
    ['GET', '/me'],
    ['POST', '/sign-in'],
    ['GET', '/reviews'],
    ['POST', '/reviews/1/decision'],
    ['GET', '/photos/00000000-0000-4000-8000-000000000000/picture'],
    ['GET', '/questions'],
    ['GET', '/unanswered'],
    ['POST', '/questions/1/decision'],
    ['POST', '/questions/1/answer'],
    ['GET', '/withdrawals'],
    ['POST', '/withdrawals/1/step'],
    ['GET', '/reminders'],
    ['GET', '/reservations'],
    ['POST', '/reservations/1/end'],
    ['GET', '/tokens'],
    ['POST', '/tokens'],
    ['DELETE', '/tokens/1'],
    ['GET', '/audit'],
  ] as const;

  it.each(calls)('%s %s needs a token in its header; a cookie or the token of a customer opens nothing', async (method, path) => {
    const { token } = await newStaff(server, 'admin');
    expect(
      (await desk(server, undefined, path, { method, headers: { cookie: `token=${token}; authorization=Bearer ${token}` } })).status,
    ).toBe(401);
    expect((await desk(server, undefined, `${path}?token=${token}`, { method })).status).toBe(401);
    const customer = await server.rest.signIn('jan.kowalski@example.com', 'Amperio2026');
    if (!customer.ok) throw new Error(customer.error.message);
    const refused = await desk(server, customer.value, path, { method, headers: { 'x-forwarded-for': '198.51.100.7' } });
    expect([refused.status, (await problemOf(refused)).code]).toEqual([401, 'staff_token_refused']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  it('of an admin is closed to moderators', async () => {
    const { token } = await newStaff(server, 'moderator');
    for (const path of ['/tokens', '/audit']) {
      const answer = await desk(server, token, path);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'staff_role']);
    }
    expect((await desk(server, token, '/reviews')).status).toBe(200);
  });

  it('ends at once with its token, which an admin makes and revokes; the last admin keeps one', async () => {
    const admin = await newStaff(server, 'admin');
    const call = { method: 'POST', body: { name: '  Ola \u202Ez obsługi ', role: 'moderator' } };
    const made = await deskAnswer<{ readonly id: number; readonly token: string }>(server, admin.token, '/tokens', call);
    expect(made).toMatchObject({ name: 'Ola z obsługi', role: 'moderator', token: expect.stringMatching(/^[\w-]{43}$/) });
    expect((await desk(server, made.token, '/me')).status).toBe(200);
    const listed = await (await desk(server, admin.token, '/tokens')).text();
    expect(listed).toContain('Ola z obsługi');
    expect(listed).not.toMatch(/token|hash/);
    expect((await desk(server, admin.token, `/tokens/${made.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await desk(server, made.token, '/me')).status).toBe(401);
    expect((await desk(server, admin.token, `/tokens/${made.id}`, { method: 'DELETE' })).status).toBe(404);

    const { items } = await deskAnswer<{ readonly items: readonly { readonly id: number; readonly role: string }[] }>(
      server,
      admin.token,
      '/tokens',
    );
    for (const { id, role } of items) {
      if (role === 'admin' && id !== admin.id)
        expect((await desk(server, admin.token, `/tokens/${id}`, { method: 'DELETE' })).status).toBe(200);
    }
    const last = await desk(server, admin.token, `/tokens/${admin.id}`, { method: 'DELETE' });
    expect([last.status, (await problemOf(last)).code]).toEqual([409, 'last_admin']);
    expect((await desk(server, admin.token, '/me')).status).toBe(200);
  });

  it('says what is wrong with the name of a new token', async () => {
    const { token } = await newStaff(server, 'admin');
    for (const [name, problem] of [
      [' ', 'required'],
      ['x'.repeat(61), 'too-long'],
    ] as const) {
      const answer = await desk(server, token, '/tokens', { method: 'POST', body: { name, role: 'admin' } });
      expect([answer.status, (await problemOf(answer)).parameters]).toEqual([400, { name: problem }]);
    }
  });
});

describe('[J-158] tokens of staff', () => {
  const guess = (address: string, token = 'zgadywany-token-ktorego-nie-ma'): Promise<Response> =>
    desk(server, token, '/reviews', { headers: { 'x-forwarded-for': address } });

  it('are not to be guessed: tries at the same time count, too, and right ones do not', async () => {
    const { token } = await newStaff(server, 'moderator');
    for (let turn = 0; turn < 40; turn += 1) expect((await guess('198.51.100.20', token)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 45 }, () => guess('198.51.100.20')));
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((status) => status === 401).length, statuses.filter((status) => status === 429).length]).toEqual([30, 15]);
    const late = await guess('198.51.100.20');
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    // Others go on.
    expect((await guess('198.51.100.21', token)).status).toBe(200);
  });

  it('do not count when they are right, however many calls of a network are under way', async () => {
    const { token } = await newStaff(server, 'moderator');
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess('198.51.100.40', token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200));
    // None was taken from the network's tries, either.
    const wrong = await Promise.all(Array.from({ length: 30 }, () => guess('198.51.100.40')));
    expect(wrong.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 401));
  });

  it('leave lines in the log when they are refused, made, revoked or used to sign in, and stand in none', async () => {
    const admin = await newStaff(server, 'admin');
    const moderator = await newStaff(server, 'moderator');
    const from = server.output().length;
    await guess('198.51.100.30');
    await desk(server, moderator.token, '/audit');
    await desk(server, admin.token, '/sign-in', { method: 'POST' });
    const made = await deskAnswer<{ readonly id: number; readonly token: string }>(server, admin.token, '/tokens', {
      method: 'POST',
      body: { name: 'Dziennik', role: 'moderator' },
    });
    await desk(server, admin.token, `/tokens/${made.id}`, { method: 'DELETE' });
    const log = (): string => server.output().slice(from);
    for (let round = 0; round < 500 && !log().includes('staff token revoked'); round += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    const events = [...log().matchAll(/"security":"([^"]+)"/g)].map(([, event]) => event);
    expect(events).toEqual(['staff token refused', 'staff call refused', 'staff signed in', 'staff token made', 'staff token revoked']);
    for (const secret of [admin.token, moderator.token, made.token, 'zgadywany', 'Dziennik', '198.51.100'])
      expect(log()).not.toContain(secret);
  });
});

describe('[J-162] the page of the desk', () => {
  it('comes under a policy that lets it run its own files alone, and is no page for search engines', async () => {
    const page = await fetch(`${server.url}/desk`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Biuro')]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect([page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual(['noindex, nofollow', 'no-cache']);
    // The app has pages of its own.
    expect((await fetch(`${server.url}/desk/reviews`)).status).toBe(200);
  });

  it('keeps files that are named by their content, and serves none but those of the build', async () => {
    const script = await fetch(`${server.url}/desk/main.0123abcd.js`);
    expect([script.status, script.headers.get('content-type'), script.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    const missing = await fetch(`${server.url}/desk/main.ffffffff.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    for (const path of ['/desk/..%2f..%2fetc%2fpasswd', '/desk/inner', '/desk/inner%2fx.0123abcd.js', '/desk/%2e%2e%2fx.0123abcd.js'])
      expect(await (await fetch(server.url + path)).text()).not.toMatch(/root:|export/);
  });
});
