/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { createBus, SIGNIN_TOKEN } from 'shared-contracts';
import { TOKEN_ROTATION_MS } from 'shared-contracts/constants';
import { SIGNIN_TOKEN_SINCE } from 'shared-contracts/storage';
import { createFakeStorage } from 'shared-contracts/testing';
import { watchTokenAge } from './token-age.ts';

const old = 'old-token-of-the-session';
const next = 'next-token-of-the-session';
const start = 1_800_000_000_000;

/** What of an answer is used here; jsdom has none. */
const answered = (ok: boolean, body: unknown): Response => ({ ok, json: async () => body }) as Response;

const setUp = (since: number | undefined, answer: () => Promise<Response> = async () => answered(true, next)) => {
  const storage = createFakeStorage();
  storage.write(SIGNIN_TOKEN, old);
  if (since !== undefined) storage.write(SIGNIN_TOKEN_SINCE, since);
  const fetch = jest.fn<typeof globalThis.fetch>(answer);
  const bus = createBus();
  watchTokenAge({ storage, fetch, bus, store: () => 'amperio', now: () => start });
  return { storage, fetch, bus };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const yesterday = start - TOKEN_ROTATION_MS;

describe('[J-267] the token of a session', () => {
  it('is replaced after a day by the next one, which counts from now', async () => {
    const { storage, fetch } = setUp(yesterday);
    await settled();
    expect(fetch.mock.calls).toEqual([
      ['/rest/V1/customers/me/token', { method: 'POST', headers: { authorization: `Bearer ${old}`, store: 'amperio' } }],
    ]);
    expect([storage.read(SIGNIN_TOKEN), storage.read(SIGNIN_TOKEN_SINCE)]).toEqual([next, start]);
  });

  it('stays for a day, and one of unknown age is a day old tomorrow', async () => {
    const young = setUp(yesterday + 1);
    const unknown = setUp(undefined);
    await settled();
    expect([young.fetch, unknown.fetch].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(unknown.storage.read(SIGNIN_TOKEN_SINCE)).toBe(start);
  });

  it.each([
    ['without a connection', () => Promise.reject(new TypeError('Offline'))],
    ['where the server refuses', async () => answered(false, {})],
    ['where the answer is no token', async () => answered(true, '')],
  ])('stays %s, and is replaced when the page is looked at again', async (_, answer) => {
    const { storage, fetch } = setUp(yesterday, answer);
    await settled();
    expect([storage.read(SIGNIN_TOKEN), storage.read(SIGNIN_TOKEN_SINCE)]).toEqual([old, yesterday]);
    fetch.mockImplementation(async () => answered(true, next));
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(storage.read(SIGNIN_TOKEN)).toBe(next);
  });

  it('of a customer who has signed out or in meanwhile is left as it is', async () => {
    const late = Promise.withResolvers<Response>();
    const { storage } = setUp(yesterday, () => late.promise);
    storage.write(SIGNIN_TOKEN, 'token-of-another-session');
    late.resolve(answered(true, next));
    await settled();
    expect(storage.read(SIGNIN_TOKEN)).toBe('token-of-another-session');
  });

  it('counts from the sign-in', () => {
    const { storage, bus } = setUp(yesterday - 1, () => new Promise(() => undefined));
    bus.emit('session.started@1', {});
    expect(storage.read(SIGNIN_TOKEN_SINCE)).toBe(start);
  });
});
