import { describe, expect, it, jest } from '@jest/globals';
import { LOGGER } from 'shared-contracts/storage';
import { createFakeStorage } from 'shared-contracts/testing';
import { createErrorLog } from './error-log.ts';

const ORIGIN = 'mfe-catalog@1.0.0-a';

/** A page of a visit; its storage may be that of the page before. */
const openPage = (storage = createFakeStorage()) => {
  let flush = (): void => {};
  const send = jest.fn<(body: string) => Promise<boolean>>(async () => true);
  const log = createErrorLog({
    storage,
    send,
    now: () => 1_000,
    path: () => '/agd.html',
    every: (ms, task) => {
      expect(ms).toBe(10_000);
      flush = task;
    },
  });
  const flushed = async () => {
    flush();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const sent = () => send.mock.calls.map(([body]) => (JSON.parse(body) as { errors: object[] }).errors); // written by the code under test
  return { storage, send, sent, log, flushed };
};

describe('the error log of a page', () => {
  it('[E-20] [N-24] [A-61] notes the same error once, and sends what it has every ten seconds', async () => {
    const { log, sent, flushed } = openPage();
    expect([log.note({ message: 'broken' }, ORIGIN), log.note({ message: 'broken' }, ORIGIN)]).toEqual([true, false]);
    log.note({ message: 'also broken', stack: 'Error\n at x' }, ORIGIN);
    await flushed();
    await flushed();
    expect(sent()).toEqual([
      [
        { id: `${ORIGIN}|broken||`, message: 'broken', url: '/agd.html', release: ORIGIN },
        { id: `${ORIGIN}|also broken||at x`, message: 'also broken', stack: 'Error\n at x', url: '/agd.html', release: ORIGIN },
      ],
    ]);
    log.note({ message: 'broken' }, ORIGIN);
    await flushed();
    expect(sent()).toHaveLength(1);
  });

  it('[J-49] tells the same error of two releases apart', () => {
    const { log } = openPage();
    expect([log.note({ message: 'broken' }, ORIGIN), log.note({ message: 'broken' }, 'mfe-catalog@1.0.1-b')]).toEqual([true, true]);
  });

  it('[T-10] keeps what could not be sent in the session, and the next page sends it', async () => {
    const first = openPage();
    first.send.mockResolvedValueOnce(false).mockRejectedValueOnce(new TypeError('no connection'));
    first.log.note({ message: 'broken' }, ORIGIN);
    await first.flushed();
    await first.flushed();
    expect(first.storage.read(LOGGER).map(({ message }) => message)).toEqual(['broken']);
    const next = openPage(first.storage);
    await next.flushed();
    expect(next.sent()).toHaveLength(1);
    expect(next.storage.read(LOGGER)).toEqual([]);
  });

  it('[E-21] leaves out what is not worth telling', () => {
    expect(openPage().log.note({ message: 'dataLayer is not defined' }, ORIGIN)).toBe(false);
  });

  it('keeps to what the logger takes', async () => {
    const { log, sent, flushed } = openPage();
    for (let turn = 0; turn < 60; turn += 1) log.note({ message: `${turn}${'x'.repeat(5_000)}`, stack: 'y'.repeat(30_000) }, ORIGIN);
    await flushed();
    const [batch = []] = sent();
    expect(batch).toHaveLength(50);
    expect(JSON.stringify(batch).length).toBeLessThan(50 * 25_000);
  });
});
