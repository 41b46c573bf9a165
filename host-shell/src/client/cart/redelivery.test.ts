/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CartOutcome } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { createRedelivery } from './redelivery.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setup = (answers: boolean[]) => {
  const firsts: boolean[] = [];
  const deliver = jest.fn(async (): Promise<CartOutcome> => {
    if (answers.shift() ?? true) return { ok: true };
    firsts.push(redelivery.later()); // as the service does
    return { ok: false, error: networkError('offline') };
  });
  const redelivery = createRedelivery(deliver);
  firsts.push(redelivery.later());
  return { deliver, redelivery, firsts };
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('an addition that got no answer', () => {
  it('is sent again after 5, 10, 20 … at most 60 s, until it is answered', async () => {
    const { deliver } = setup([false, false, false, false, false, true]);
    const counts: number[] = [];
    for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 600_000]) {
      await pass(ms);
      counts.push(deliver.mock.calls.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 6]);
  });

  it('is sent at once when the browser is online again, and not twice', async () => {
    const { deliver } = setup([true]);
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    window.dispatchEvent(new Event('online'));
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('the shopper is told of it once, and anew the next time', async () => {
    const { redelivery, firsts } = setup([false, true]);
    await pass(5_000);
    await pass(10_000);
    expect(firsts).toEqual([true, false]);
    expect(redelivery.later()).toBe(true);
  });
});
