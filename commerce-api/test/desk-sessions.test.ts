/** Sessions of the desk: what the page keeps instead of the token of its holder, and what becomes of a copied one. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goodPassword, registered, signedIn, type SignedIn } from './support/customers.ts';
import { desk, deskAnswer, newStaff } from './support/desk.ts';
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

const signIn = async (token: string): Promise<string> =>
  (await deskAnswer<{ readonly session_token: string }>(server, token, '/sign-in', { method: 'POST' })).session_token;

const statusOf = async (token: string): Promise<number> => (await desk(server, token, '/me')).status;

/** Code of the refusal. */
const refusalOf = async (token: string): Promise<string> => ((await (await desk(server, token, '/me')).json()) as { code: string }).code; // our own error answer

/** The next token, as the page makes it; the same one where it stays. */
async function next(token: string): Promise<string> {
  const { nonce } = await deskAnswer<{ readonly nonce: string | null }>(server, token, '/session/token', { method: 'POST' });
  return nonce === null ? token : createHmac('sha256', token).update(nonce).digest('base64url');
}

describe('[J-275] a session of the desk', () => {
  it('begins with the token of its holder, and ends an hour after its last call, or twelve hours after it began', async () => {
    const { token, id } = await newStaff(server, 'moderator');
    const session = await signIn(token);
    expect(session).not.toBe(token);
    expect(await deskAnswer(server, session, '/me')).toMatchObject({ id, role: 'moderator' });
    for (let half = 1; half <= 23; half += 1) {
      await advanceClock(server, HOUR_MS / 2 - 1000);
      expect(await statusOf(session)).toBe(200);
    }
    await advanceClock(server, HOUR_MS / 2 + MINUTE_MS);
    expect(await refusalOf(session)).toBe('staff_session_ended');
    const unused = await signIn(token);
    await advanceClock(server, HOUR_MS);
    expect(await refusalOf(unused)).toBe('staff_session_ended');
  });

  it('ends when its holder signs out, and when the token is revoked', async () => {
    const [admin, { token, id }] = [await newStaff(server, 'admin'), await newStaff(server, 'moderator')];
    const [left, open] = [await signIn(token), await signIn(token)];
    expect((await desk(server, left, '/session', { method: 'DELETE' })).status).toBe(200);
    expect([await refusalOf(left), await statusOf(open)]).toEqual(['staff_session_ended', 200]);
    await deskAnswer(server, admin.token, `/tokens/${id}`, { method: 'DELETE' });
    expect(await refusalOf(open)).toBe('staff_session_ended');
  });

  it('makes neither another session nor a token that outlives it', async () => {
    const { token } = await newStaff(server, 'admin');
    const session = await signIn(token);
    expect((await desk(server, session, '/sign-in', { method: 'POST' })).status).toBe(401);
    const body = { name: 'Nowy', role: 'admin' };
    const other = await newStaff(server, 'admin');
    for (const own of [undefined, session, other.token, 'zgadywany-token-ktorego-nie-ma']) {
      const refused = await desk(server, session, '/tokens', { method: 'POST', body: { ...body, ...(own && { own_token: own }) } });
      expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ parameters: { own_token: 'wrong-token' } })]);
    }
    await deskAnswer(server, session, '/tokens', { method: 'POST', body: { ...body, own_token: ` ${token} ` } });
  });

  it('gets a new token, the same one for all tabs that ask; the one before is valid until a minute after it is used', async () => {
    const { token } = await newStaff(server, 'moderator');
    const old = await signIn(token);
    const asked = await Promise.all([next(old), next(old), next(old), next(old)]);
    expect([new Set(asked).size, asked[0] === old]).toEqual([1, false]);
    const current = await next(old);
    expect(current).toBe(asked[0]);
    await advanceClock(server, 10 * MINUTE_MS);
    // An answer that got lost.
    expect(await statusOf(old)).toBe(200);
    expect(await statusOf(current)).toBe(200);
    await advanceClock(server, MINUTE_MS - 5000);
    expect(await Promise.all([old, current, old, current].map(statusOf))).toEqual([200, 200, 200, 200]);
    // One that has just replaced another stays.
    const newest = await next(current);
    expect(newest).not.toBe(current);
    expect(await next(newest)).toBe(newest);
  });

  it('ends for both when a replaced token comes back, once in the log; a sleeping tab is no guess', async () => {
    const { token } = await newStaff(server, 'moderator');
    const stolen = await signIn(token);
    const own = await next(stolen);
    expect(await statusOf(own)).toBe(200);
    await advanceClock(server, MINUTE_MS);
    const from = server.output().length;
    expect(await refusalOf(stolen)).toBe('session_token_reused');
    expect(await refusalOf(own)).toBe('staff_session_ended');
    for (let call = 0; call < 40; call += 1) expect(await refusalOf(stolen)).toBe('staff_session_ended');
    const logged = () => server.output().slice(from).split('replaced token used: session ended').length - 1;
    for (let round = 0; round < 500 && logged() === 0; round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(logged()).toBe(1);
    // The holder signs in again.
    expect(await statusOf(await signIn(token))).toBe(200);
  });

  it('does not replace the token of its holder, which is kept elsewhere', async () => {
    const { token } = await newStaff(server, 'moderator');
    expect((await desk(server, token, '/session/token', { method: 'POST' })).status).toBe(409);
  });
});

describe('[J-358] sessions that an admin ends', () => {
  const end = (token: string, body: object) => desk(server, token, '/sessions/end', { method: 'POST', body });
  const lastSessions = async (token: string): Promise<readonly object[]> =>
    (await deskAnswer<{ readonly sessions: readonly object[] }>(server, token, '/audit')).sessions;

  it('are those of one customer, on all devices, or of all customers, and the log says who has ended them', async () => {
    const { token, id } = await newStaff(server, 'admin');
    const [one, there] = [await registered(server, 'przejety@example.com'), await signedIn(server, 'przejety@example.com')];
    const other = await registered(server, 'inny-klient@example.com');
    const isIn = async ({ rest }: SignedIn): Promise<boolean> => (await rest.readCustomer()).ok;
    expect(await (await end(token, { who: 'customer', email: ' Przejety@example.com ' })).json()).toEqual({ ended: 2 });
    expect([await isIn(one), await isIn(there), await isIn(other)]).toEqual([false, false, true]);
    // Browsers in which they have signed in are strangers again.
    const browserOf = async (cookie?: string): Promise<string> => {
      const answer = await fetch(`${server.url}/rest/V1/integration/customer/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
        body: JSON.stringify({ username: 'inny-klient@example.com', password: goodPassword }),
      });
      return /^[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    };
    const browser = await browserOf();
    expect(await browserOf(browser)).toBe(browser);
    expect(await (await end(token, { who: 'customers' })).json()).toEqual({ ended: 3 });
    expect(await isIn(other)).toBe(false);
    expect(await browserOf(browser)).not.toBe(browser);
    expect(await isIn(await signedIn(server, 'przejety@example.com'))).toBe(true);
    const noted = { staff_id: id, state_before: 'signed-in', state_after: 'signed-out' };
    expect(await lastSessions(token)).toMatchObject([
      { ...noted, action: 'end-all-customer-sessions', subject_id: 0 },
      { ...noted, action: 'end-customer-sessions', subject_id: expect.any(Number) },
    ]);
    expect(JSON.stringify(await lastSessions(token))).not.toContain('przejety');
  });

  it('are those of all staff, but for the one that asks', async () => {
    const [admin, moderator] = [await newStaff(server, 'admin'), await newStaff(server, 'moderator')];
    const [own, others] = [await signIn(admin.token), await signIn(moderator.token)];
    expect((await end(own, { who: 'staff', own_token: admin.token })).status).toBe(200);
    expect([await statusOf(own), await refusalOf(others)]).toEqual([200, 'staff_session_ended']);
    expect(await statusOf(await signIn(moderator.token))).toBe(200);
  });

  it('are ended by nobody who has not shown a token of an admin, and of no account that there is not', async () => {
    const [admin, moderator] = [await newStaff(server, 'admin'), await newStaff(server, 'moderator')];
    const customer = await registered(server, 'zostaje@example.com');
    const session = await signIn(admin.token);
    expect((await end(moderator.token, { who: 'customers' })).status).toBe(403);
    for (const body of [{ who: 'customers' }, { who: 'customers', own_token: moderator.token }]) {
      const refused = await end(session, body);
      expect([refused.status, await refused.json()]).toMatchObject([400, { parameters: { own_token: 'wrong-token' } }]);
    }
    expect((await end(admin.token, { who: 'customer', email: 'nie-ma@example.com' })).status).toBe(404);
    expect(await (await end(admin.token, { who: 'customer' })).json()).toMatchObject({ parameters: { email: 'required' } });
    expect((await customer.rest.readCustomer()).ok).toBe(true);
  });
});
