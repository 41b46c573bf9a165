/** Where a customer is signed in, and the end of such sessions. */
import { describe, expect, it } from '@jest/globals';
import type { CustomerSession } from 'shared-contracts/rest';
import { clientWith, goodPassword, registered, signedIn, type SignedIn } from './support/customers.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

const sessionsOf = async ({ rest }: SignedIn): Promise<readonly CustomerSession[]> => {
  const listed = await rest.listSessions();
  if (!listed.ok) throw new Error(listed.error.message);
  return listed.value;
};
const otherOf = async (session: SignedIn): Promise<CustomerSession> => {
  const other = (await sessionsOf(session)).find(({ is_current }) => !is_current);
  if (other === undefined) throw new Error('there is no other session');
  return other;
};
/** A session that was begun on a phone. */
async function onPhone(email: string): Promise<SignedIn> {
  const response = await fetch(`${server.url}/rest/V1/integration/customer/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': phone },
    body: JSON.stringify({ username: email, password: goodPassword }),
  });
  const token = (await response.json()) as string; // the contract: a token as a JSON string
  return { token, rest: clientWith(server, token) };
}
const ended = { ok: false, error: { status: 401, code: 'session_expired' } };

describe('[J-125] the devices on which a customer is signed in', () => {
  it('are listed in plain words, this one marked, the last used first, without a network address', async () => {
    const email = 'urzadzenia@example.com';
    await registered(server, email);
    const here = await onPhone(email);
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ['Safari', 'iOS', true],
      [null, null, false],
    ]);
    for (const { created_at, last_used_at } of sessions) expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(Date.parse(created_at));
    expect(JSON.stringify(sessions)).not.toMatch(/127\.0\.0\.1|::1/);
    expect(JSON.stringify(sessions)).not.toContain(here.token);
  });

  it('are signed out one by one by their owner, and by nobody else', async () => {
    const email = 'jedno@example.com';
    const here = await registered(server, email);
    const there = await onPhone(email);
    const stranger = await registered(server, 'obcy@example.com');
    const { id } = await otherOf(here);
    const notFound = { ok: false, error: { status: 404, code: 'session_not_found' } };
    expect(await stranger.rest.endSession(id)).toMatchObject(notFound);
    expect(await server.rest.endSession(id)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(await there.rest.readCustomer()).toMatchObject({ ok: true });
    expect(await here.rest.endSession(id)).toEqual({ ok: true, value: true });
    expect(await there.rest.readCustomer()).toMatchObject(ended);
    expect(await here.rest.endSession(id)).toMatchObject(notFound);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('are signed out all at once, this one too', async () => {
    const email = 'wszedzie@example.com';
    const here = await registered(server, email);
    const there = await signedIn(server, email);
    expect(await here.rest.endAllSessions()).toEqual({ ok: true, value: true });
    expect(await here.rest.readCustomer()).toMatchObject(ended);
    expect(await there.rest.readCustomer()).toMatchObject(ended);
    expect(await server.rest.listSessions()).toMatchObject({ ok: false, error: { status: 401 } });
  });
});
