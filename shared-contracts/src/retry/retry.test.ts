import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { retry } from './index.ts';

describe('retry helper', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[N-26] a task is tried 5 times, 5 s apart, and then fails with its last error', async () => {
    const times: number[] = [];
    const start = Date.now();
    const outcome = retry(async (attempt) => {
      times.push(Date.now() - start);
      throw new Error(`try ${attempt}`);
    }).catch((error: Error) => error.message);
    await jest.runAllTimersAsync();
    expect(await outcome).toBe('try 5');
    expect(times).toEqual([0, 5000, 10_000, 15_000, 20_000]);
  });

  it('[N-26] the first success ends it', async () => {
    const outcome = retry(async (attempt) => {
      if (attempt < 3) throw new Error('not yet');
      return attempt;
    });
    await jest.runAllTimersAsync();
    expect(await outcome).toBe(3);
  });

  it('[N-26] an error that will not pass is not repeated, and an aborted wait ends', async () => {
    let tries = 0;
    const fail = async () => {
      tries += 1;
      throw new Error('no');
    };
    await expect(retry(fail, { retryIf: () => false })).rejects.toThrow('no');
    expect(tries).toBe(1);
    const controller = new AbortController();
    const outcome = retry(fail, { signal: controller.signal }).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(1);
    controller.abort(new Error('left the page'));
    expect(await outcome).toBe('left the page');
  });
});
