/** What the log tells an operator of attempts on accounts. */
import { describe, expect, it } from '@jest/globals';
import { goodPassword, registered, signedIn } from './support/customers.ts';
import { post } from './support/post.ts';
import { useFilledServer } from './support/use-server.ts';

const server = useFilledServer();

interface Line {
  readonly level: number;
  readonly time: number;
  readonly reqId: string;
  readonly security: string;
  readonly caller: string;
}

/** The security events that were logged since a place in the log. */
const eventsSince = (from: number): readonly Line[] =>
  server
    .output()
    .slice(from)
    .split('\n')
    .filter((line) => line.includes('"security"'))
    // Our own server's lines.
    .map((line) => JSON.parse(line) as Line);
/** All events up to now: the log is written a moment after the answer, in the order of the answers, and this makes a last one. */
const all = async (from: number): Promise<readonly Line[]> => {
  await server.rest.resetPassword('nie-ma-takiego', 'Inne2026haslo');
  const isLast = ({ security }: Line): boolean => security === 'password link refused';
  for (let round = 0; round < 500 && !eventsSince(from).some(isLast); round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  return eventsSince(from);
};

const email = 'zdarzenia@poczta.example.com';
const guess = (address: string): Promise<Response> =>
  post(server, '/rest/V1/integration/customer/token', { username: email, password: 'ZlyTraf1' }, { 'x-forwarded-for': address });

describe('[J-147] the log', () => {
  it('has a line for each wrong password, one for the limit that was reached, and callers that can be told apart', async () => {
    await registered(server, email);
    const from = server.output().length;
    for (let turn = 0; turn < 9; turn += 1) await guess('198.51.100.70');
    await guess('198.51.100.71');
    const events = (await all(from)).filter(({ security }) => /failed|limit/.test(security));
    const of = (security: string) => events.filter((event) => event.security === security);
    expect(of('sign-in failed')).toHaveLength(6);
    expect(of('limit reached')).toHaveLength(1);
    expect(new Set(events.map(({ caller }) => caller)).size).toBe(2);
    for (const { level, time, reqId } of events)
      expect([level, Math.abs(Date.now() - time) < 60_000, typeof reqId]).toEqual([40, true, 'string']);
  });

  it('tells of sign-ins, changed passwords and ended sessions', async () => {
    const from = server.output().length;
    const { rest } = await signedIn(server, email);
    await rest.changePassword('nie-to-Haslo1', 'Nowe2026haslo');
    await rest.changePassword(goodPassword, 'Nowe2026haslo');
    await rest.endAllSessions();
    const events = await all(from);
    expect(events.map(({ security }) => security)).toEqual([
      'signed in',
      'password check failed',
      'password changed',
      'all sessions ended',
      'password link refused',
    ]);
  });

  it('tells of a passkey that is refused', async () => {
    const from = server.output().length;
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' };
    await post(server, '/rest/V1/integration/customer/passkey', { credential: { id: 'AA', rawId: 'AA', type: 'public-key', response } });
    expect((await all(from)).map(({ security }) => security)).toEqual(['passkey refused', 'password link refused']);
  });

  it('has nothing of the customers, callers and secrets that it is about', () => {
    expect(server.output()).not.toMatch(/zdarzenia|poczta\.example|198\.51\.100|ZlyTraf|2026haslo|Bearer/);
  });
});
