/** Forgotten and changed passwords. */
import { describe, expect, it } from '@jest/globals';
import { goodPassword, registered, signedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

const sent = { ok: true, value: true };
const invalidLink = {
  ok: false,
  error: { status: 400, code: 'reset_token_invalid', message: expect.stringMatching(/^Link jest nieprawidłowy lub wygasł\./) },
};

/** The token of the newest link for a new password. */
async function linkToken(email: string, ofLinks = 1): Promise<string> {
  const mails = (await mailsTo(server, email, ofLinks + 1)).filter(({ kind }) => kind === 'reset-password');
  const token = /https:\/\/sklep\.example\/customer\/account\/resetpassword\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`${email} has got no link`);
  return token;
}

describe('a forgotten password', () => {
  it('is replaced by the link, once; every session ends, and the customer gets an e-mail', async () => {
    const email = 'zapomniane@example.com';
    const before = await registered(server, email);
    expect(await server.rest.askPasswordReset(' Zapomniane@Example.com ')).toEqual(sent);
    const token = await linkToken(email);
    expect(await server.rest.resetPassword(token, 'Nowe2026haslo')).toEqual(sent);
    expect(await before.rest.readCustomer()).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await server.rest.signIn(email, goodPassword)).toMatchObject({ ok: false, error: { status: 401 } });
    await signedIn(server, email, 'Nowe2026haslo');
    expect(await server.rest.resetPassword(token, 'Znowu2026nowe')).toMatchObject(invalidLink);
    const kinds = (await mailsTo(server, email, 4)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['new-sign-in', 'password-changed', 'reset-password', 'welcome']);
  });

  it('a newer link invalidates the older one', async () => {
    const email = 'dwa.linki@example.com';
    await registered(server, email);
    await server.rest.askPasswordReset(email);
    const older = await linkToken(email);
    await server.rest.askPasswordReset(email);
    const newer = await linkToken(email, 2);
    expect(newer).not.toBe(older);
    expect(await server.rest.resetPassword(older, 'Nowe2026haslo')).toMatchObject(invalidLink);
    expect(await server.rest.resetPassword(newer, 'Nowe2026haslo')).toEqual(sent);
  });

  it('an account that was locked by wrong passwords accepts the new one', async () => {
    const email = 'zablokowane@example.com';
    await registered(server, email);
    for (let attempt = 0; attempt < 5; attempt += 1) await server.rest.signIn(email, 'nie-to');
    expect(await server.rest.signIn(email, goodPassword)).toMatchObject({ ok: false, error: { status: 429 } });
    await server.rest.askPasswordReset(email);
    await server.rest.resetPassword(await linkToken(email), 'Nowe2026haslo');
    await signedIn(server, email, 'Nowe2026haslo');
  });

  it('[J-271] an unknown address gets the same answer as a known one, after the same time, and no e-mail', async () => {
    let caller = 0;
    const known = Array.from({ length: 8 }, (_, turn) => `znany-${turn}@example.com`);
    for (const email of known) await registered(server, email);
    /** Milliseconds until the answer, from a network of its own. */
    const timed = async (email: string): Promise<number> => {
      caller += 1;
      const from = performance.now();
      const answer = await fetch(`${server.url}/rest/V1/customers/password`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${caller % 250}` },
        body: JSON.stringify({ email }),
      });
      expect([answer.status, await answer.text()]).toEqual([200, 'true']);
      return performance.now() - from;
    };
    const times: { readonly isKnown: boolean; readonly ms: number }[] = [];
    // In pairs at the same moment, so that what else the machine does slows both; each known one gets as many links as it may.
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        known.flatMap((email, turn) => [
          timed(email).then((ms) => times.push({ isKnown: true, ms })),
          timed(`nieznany-${round}-${turn}@example.com`).then((ms) => times.push({ isKnown: false, ms })),
        ]),
      );
    const sorted = (isKnown: boolean) =>
      times
        .filter((one) => one.isKnown === isKnown)
        .map(({ ms }) => ms)
        .toSorted((one, other) => one - other);
    const [ofKnown, ofUnknown] = [sorted(true), sorted(false)];
    const quantile = (list: readonly number[], share: number): number => list[Math.floor(list.length * share)] ?? 0;
    const noise = Math.max(...[ofKnown, ofUnknown].map((list) => quantile(list, 0.75) - quantile(list, 0.25)), 2);
    expect(Math.min(...ofKnown, ofUnknown[0] ?? 0)).toBeGreaterThanOrEqual(249);
    expect(Math.abs(quantile(ofKnown, 0.5) - quantile(ofUnknown, 0.5))).toBeLessThan(noise);
    // Mails are sent in the order of their requests: had the unknown ones got any, these would be there.
    await mailsTo(server, known[0] ?? '', 6);
    for (const turn of known.keys()) {
      const stranger = `nieznany-4-${turn}@example.com`;
      expect(await mailsTo(server, stranger, 0)).toEqual([]);
      expect(await (await fetch(`${server.url}/dev/mail/outbox.json?to=${stranger}`)).json()).toEqual({ items: [] });
    }
    expect(await server.rest.askPasswordReset('to-nie-adres')).toMatchObject({ ok: false, error: { parameters: { email: 'email' } } });
  }, 30_000);

  it('an address gets five links an hour; further requests get the same answer', async () => {
    const email = 'natarczywe@example.com';
    await registered(server, email);
    for (let time = 0; time < 8; time += 1) expect(await server.rest.askPasswordReset(email)).toEqual(sent);
    const links = (await mailsTo(server, email, 6)).filter(({ kind }) => kind === 'reset-password');
    expect(links).toHaveLength(5);
  });

  it('an invalid link and an invalid password change nothing', async () => {
    expect(await server.rest.resetPassword('nie-ma-takiego', 'Nowe2026haslo')).toMatchObject(invalidLink);
    expect(await server.rest.resetPassword('nie-ma-takiego', 'krotkie')).toMatchObject({
      ok: false,
      error: { code: 'invalid_fields', parameters: { newPassword: 'password' } },
    });
  });
});

describe('trying many e-mail addresses', () => {
  /** A call from another IP address, as the host's server forwards it. */
  const from = (address: string, method: string, path: string, body: object): Promise<Response> =>
    fetch(`${server.url}/rest/V1/customers${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });

  it('is limited to sixty an hour per IP address; others are not affected', async () => {
    const ask = (address: string, index: number) => from(address, 'PUT', '/password', { email: `ktos${index}@example.com` });
    const first = await Promise.all(Array.from({ length: 60 }, (_, index) => ask('203.0.113.9', index)));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('203.0.113.9', 60)).status).toBe(429);
    expect((await ask('203.0.113.10', 60)).status).toBe(200);
  });

  it('by registering reveals sixty accounts an hour at most', async () => {
    const register = (address: string) =>
      from(address, 'POST', '', {
        customer: { email: 'anna.nowak@example.com', firstname: 'Anna', lastname: 'Nowak' },
        password: goodPassword,
        agreements: { checked_terms: true },
      });
    const first = await Promise.all(Array.from({ length: 60 }, () => register('203.0.113.11')));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await register('203.0.113.11')).status).toBe(429);
    expect((await register('203.0.113.12')).status).toBe(400);
  }, 20_000);
});

describe('a changed password', () => {
  it('[J-128] needs the current one and none that is easily guessed; the other sessions end and this one stays valid', async () => {
    const email = 'zmiana@example.com';
    const here = await registered(server, email);
    const there = await signedIn(server, email);
    expect(await here.rest.changePassword('nie-to', 'Nowe2026haslo')).toMatchObject({
      ok: false,
      error: { status: 400, code: 'wrong_password' },
    });
    expect(await here.rest.changePassword(goodPassword, 'krotkie')).toMatchObject({
      ok: false,
      error: { code: 'invalid_fields', parameters: { newPassword: 'password' } },
    });
    expect(await here.rest.changePassword(goodPassword, 'Password1')).toMatchObject({
      ok: false,
      error: { code: 'invalid_fields', parameters: { newPassword: 'common-password' } },
    });
    expect(await here.rest.changePassword(goodPassword, 'Nowe2026haslo')).toEqual(sent);
    expect(await here.rest.readCustomer()).toMatchObject({ ok: true });
    expect(await there.rest.readCustomer()).toMatchObject({ ok: false, error: { status: 401 } });
    await signedIn(server, email, 'Nowe2026haslo');
    const kinds = (await mailsTo(server, email, 4)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['new-sign-in', 'new-sign-in', 'password-changed', 'welcome']);
  });

  it('five wrong values of the current one lock the account', async () => {
    const { rest } = await registered(server, 'zgadywanie@example.com');
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await rest.changePassword(`zle${guess}`, 'Nowe2026haslo')).toMatchObject({ ok: false, error: { status: 400 } });
    }
    expect(await rest.changePassword(goodPassword, 'Nowe2026haslo')).toMatchObject({
      ok: false,
      error: { status: 429, code: 'account_locked' },
    });
  });
});
