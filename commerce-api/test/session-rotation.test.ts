/** Tokens of sessions that are replaced (J-267), and what becomes of a copied one. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestClient } from 'shared-contracts/rest';
import { clientWith, goodPassword, registered, type SignedIn } from './support/customers.ts';
import { mailsTo } from './support/inbox.ts';
import { advanceClock } from './support/second-factor.ts';
import { removeFolder, startFilledServer, type RunningServer } from './support/server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startFilledServer();
}, 60_000);

afterAll(async () => {
  await server.stop();
  removeFolder(server.dataDir);
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ended = { ok: false, error: { status: 401 } };
const reused = { ok: false, error: { status: 401, code: 'session_token_reused', message: 'Sesja wygasła. Zaloguj się ponownie.' } };
const isSignedIn = async (rest: RestClient): Promise<boolean> => (await rest.readCustomer()).ok;

async function next({ rest }: SignedIn): Promise<SignedIn> {
  const { data: token } = await rest.calls.POST('/rest/V1/customers/me/token');
  if (token === undefined) throw new Error('the token was not replaced');
  return { rest: clientWith(server, token), token };
}

describe('[J-267] a session gets a new token', () => {
  it('and both are valid until a minute after the new one is used: the same session, one device, the same end', async () => {
    const old = await registered(server, 'wymiana@example.com');
    const current = await next(old);
    expect(current.token).not.toBe(old.token);
    // The answer may have been lost: nothing ends before the new token has been used.
    await advanceClock(server, 10 * MINUTE_MS);
    expect(await isSignedIn(old.rest)).toBe(true);
    expect(await isSignedIn(current.rest)).toBe(true);
    // Another tab, a call under way.
    await advanceClock(server, MINUTE_MS - 5000);
    expect(await isSignedIn(old.rest)).toBe(true);
    for (const { rest } of [old, current])
      expect(await rest.listSessions()).toMatchObject({ ok: true, value: [{ is_current: true, method: 'password' }] });
  });

  it('which is the same one for all who ask with the same token: two tabs at once, and after a lost answer', async () => {
    const old = await registered(server, 'dwie-karty@example.com');
    const tokens = (await Promise.all([next(old), next(old), next(old)])).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(1);
    const current = await next(old);
    expect(current.token).toBe(tokens[0]);
    expect(await isSignedIn(current.rest)).toBe(true);
  });

  it('again and again, and signing out with any of its tokens ends it', async () => {
    const first = await registered(server, 'wyloguj-starym@example.com');
    const second = await next(first);
    expect(await isSignedIn(second.rest)).toBe(true);
    await advanceClock(server, HOUR_MS);
    const third = await next(second);
    expect(await isSignedIn(third.rest)).toBe(true);
    expect(third.token).not.toBe(second.token);
    expect(await first.rest.removeToken(first.token)).toEqual({ ok: true, value: true });
    expect(await third.rest.readCustomer()).toMatchObject(ended);
  });

  it('but once an hour at most: a younger one stays', async () => {
    const current = await next(await registered(server, 'bez-konca@example.com'));
    expect(await isSignedIn(current.rest)).toBe(true);
    expect((await next(current)).token).toBe(current.token);
    await advanceClock(server, HOUR_MS);
    expect((await next(current)).token).not.toBe(current.token);
  });

  it('and stays where the password is changed in a tab that has the one before', async () => {
    const old = await registered(server, 'haslo-starym@example.com');
    const current = await next(old);
    expect(await old.rest.changePassword(goodPassword, 'Inne7Rower99')).toMatchObject({ ok: true });
    expect(await isSignedIn(current.rest)).toBe(true);
  });

  it('of nobody for who has none', async () => {
    const { response } = await server.rest.calls.POST('/rest/V1/customers/me/token');
    expect(response.status).toBe(401);
    const stranger = clientWith(server, 'a'.repeat(43));
    expect((await stranger.calls.POST('/rest/V1/customers/me/token')).response.status).toBe(401);
  });
});

describe('[J-267] a copied token that is used after its successor', () => {
  it('by the thief ends the session of both, and the owner gets one e-mail', async () => {
    const email = 'skradziony@example.com';
    const stolen = await registered(server, email);
    const own = await next(stolen);
    expect(await isSignedIn(own.rest)).toBe(true);
    await advanceClock(server, MINUTE_MS);
    expect(await stolen.rest.readCustomer()).toMatchObject(reused);
    expect(await own.rest.readCustomer()).toMatchObject(ended);
    expect(await stolen.rest.readCustomer()).toMatchObject(ended);
    const mails = (await mailsTo(server, email, 2)).filter(({ kind }) => kind === 'session-reused');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('https://sklep.example/');
  });

  it('by the owner, where the thief has replaced it, ends it as well; other devices stay signed in', async () => {
    const email = 'wyprzedzony@example.com';
    const own = await registered(server, email);
    const token = await server.rest.signIn(email, goodPassword);
    if (!token.ok) throw new Error(token.error.message);
    const phone = clientWith(server, token.value);
    const thief = await next(own);
    expect(await isSignedIn(thief.rest)).toBe(true);
    await advanceClock(server, MINUTE_MS);
    const { response } = await own.rest.calls.POST('/rest/V1/customers/me/token');
    expect(response.status).toBe(401);
    expect(await isSignedIn(thief.rest)).toBe(false);
    expect(await isSignedIn(phone)).toBe(true);
  });

  it('is recognised however many have followed it, and also by a query of GraphQL', async () => {
    const first = await registered(server, 'dawny@example.com');
    const second = await next(first);
    expect(await isSignedIn(second.rest)).toBe(true);
    await advanceClock(server, HOUR_MS);
    const third = await next(second);
    expect(await isSignedIn(third.rest)).toBe(true);
    const from = server.output().length;
    const query = server.graphql('{customer{email}}', {}, { authorization: `Bearer ${first.token}` });
    await expect(query).rejects.toThrow('SESSION_TOKEN_REUSED');
    expect(await isSignedIn(third.rest)).toBe(false);
    // The log is written a moment after the answer.
    const logged = (): boolean => server.output().slice(from).includes('replaced token used: session ended');
    for (let round = 0; round < 500 && !logged(); round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(logged()).toBe(true);
  });

  it('is no guest for calls that guests make as well', async () => {
    const stolen = await registered(server, 'nie-gosc@example.com');
    const own = await next(stolen);
    expect(await isSignedIn(own.rest)).toBe(true);
    await advanceClock(server, MINUTE_MS);
    expect(await stolen.rest.notifyAboutAvailability({ email: 'nie-gosc@example.com', sku: 'X' })).toMatchObject(reused);
    expect(await isSignedIn(own.rest)).toBe(false);
  });
});
