/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals';
import { createBus } from 'shared-contracts';
import { REVOKED_TOKENS } from 'shared-contracts/storage';
import { createFakeStorage } from 'shared-contracts/testing';
import { watchRevocations } from './revocations.ts';

const digests = ['a'.repeat(64), 'b'.repeat(64)] as const;

const setUp = (waiting: readonly string[]) => {
  const storage = createFakeStorage();
  storage.write(REVOKED_TOKENS, [...waiting]);
  let status: number | null = 200;
  const fetch = jest.fn<typeof globalThis.fetch>(async () => {
    if (status === null) throw new TypeError('Offline');
    return { status } as Response; // what of an answer is used here; jsdom has none
  });
  const bus = createBus();
  return {
    storage,
    fetch,
    bus,
    answer: (next: number | null) => void (status = next),
    start: () => watchRevocations({ storage, fetch, bus, store: () => 'amperio' }),
    sent: () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as unknown), // JSON.parse gives any
  };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('[J-127] tokens that were signed out without a connection', () => {
  it('are revoked when the next page starts, each with its digest alone, and then forgotten', async () => {
    const { storage, sent, fetch, start } = setUp(digests);
    start();
    await settled();
    expect(sent()).toEqual([{ digest: digests[0] }, { digest: digests[1] }]);
    expect(String(fetch.mock.calls[0]?.[0])).toBe('/rest/V1/customers/revokeToken');
    expect(storage.read(REVOKED_TOKENS)).toEqual([]);
  });

  it.each([null, 503, 429])('wait on after %p, and are sent when the browser is online again', async (status) => {
    const { storage, answer, start } = setUp([digests[0]]);
    answer(status);
    start();
    await settled();
    expect(storage.read(REVOKED_TOKENS)).toEqual([digests[0]]);
    answer(200);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(storage.read(REVOKED_TOKENS)).toEqual([]);
  });

  it('are sent after a sign-out; without any nothing is asked', async () => {
    const { storage, bus, fetch, start, sent } = setUp([]);
    start();
    await settled();
    expect(fetch).not.toHaveBeenCalled();
    storage.write(REVOKED_TOKENS, [digests[1]]);
    bus.emit('session.ended@1', {});
    await settled();
    expect(sent()).toEqual([{ digest: digests[1] }]);
  });
});
