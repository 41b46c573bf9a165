import { describe, expect, it } from '@jest/globals';
import { failed, networkError, succeeded } from 'shared-contracts';
import { createFakeClock } from 'shared-contracts/testing';
import { POLL_EVERY_MS, pollBlik, type BlikStatus, type PollPorts } from './poll-blik.ts';

const pending: BlikStatus = { status: 'pending', message: null, isCodeWrong: false, isTimedOut: false, expiresAt: null };

/** Looks until the end; `answers` one after the other, then pending for ever. */
const poll = async (answers: readonly (BlikStatus | 'lost')[], isOver: PollPorts['isOver'] = () => false) => {
  const clock = createFakeClock();
  const start = clock.now();
  const seen: string[] = [];
  const looks: number[] = [];
  const end = await pollBlik({
    read: async () => {
      looks.push((clock.now() - start) / 1000);
      const answer = answers[looks.length - 1] ?? pending;
      return answer === 'lost' ? failed(networkError('offline')) : succeeded(answer);
    },
    wait: async (ms) => clock.pass(ms),
    now: clock.now,
    isOver,
    onStatus: ({ status }) => void seen.push(status),
  });
  return { end, looks, seen };
};

describe('waiting for a BLIK payment', () => {
  it('[K-08] looks every three seconds for two minutes', async () => {
    const { end, looks } = await poll([]);
    expect(end).toBe('timed-out');
    expect(looks).toEqual(Array.from({ length: 41 }, (_, look) => (look * POLL_EVERY_MS) / 1000));
  });

  it('[K-08] ends with what the payment came to', async () => {
    expect((await poll([pending, { ...pending, status: 'success' }])).end).toBe('success');
    expect(await poll([{ ...pending, status: 'error' }])).toMatchObject({ end: 'error', looks: [0] });
  });

  it('a lost connection is only a missed look', async () => {
    expect(await poll(['lost', 'lost', { ...pending, status: 'success' }])).toMatchObject({ end: 'success', seen: ['success'] });
  });

  it('ends when nobody looks any more', async () => {
    let looks = 0;
    expect((await poll([], () => (looks += 1) > 3)).end).toBe('left');
  });
});
